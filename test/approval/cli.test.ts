import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { AutoApprovalHandler, CliApprovalHandler } from '../../src/approval/index.ts'
import { ToolInvoker } from '../../src/invoker/index.ts'
import type { ApprovalRequest, JsonObject } from '../../src/kernel/index.ts'
import { tool } from '../invoker/fixture.ts'

/** A terminal that a test types into and reads from. */
class Terminal {
  readonly input = Object.assign(new PassThrough(), { isTTY: true })
  readonly output = new PassThrough()
  shown = ''

  constructor() {
    this.output.on('data', (chunk: Buffer) => {
      this.shown += chunk.toString()
    })
  }

  get handler(): CliApprovalHandler {
    return new CliApprovalHandler({ input: this.input, output: this.output, decidedBy: 'eve', now: () => 0 })
  }

  /** What is on the screen, without what moves the cursor. */
  get screen(): string {
    // oxlint-disable-next-line no-control-regex
    return this.shown.replaceAll(/\u001b\[[0-9]*[A-Z]/g, '')
  }

  async until(text: string | RegExp): Promise<void> {
    while (!(typeof text === 'string' ? this.screen.includes(text) : text.test(this.screen))) {
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
}

function request(args: JsonObject, more: Partial<ApprovalRequest> = {}): ApprovalRequest {
  return {
    id: 'r1',
    call: { kind: 'tool_call', callId: 'c1', name: 'send_mail', arguments: args },
    risk: 'high',
    agentId: 'agent-7',
    runId: 'run-9',
    tenant: 'acme',
    artifacts: [],
    requestedAt: '2020-01-01T00:00:00.000Z',
    ...more,
  }
}

const open = (): { readonly signal: AbortSignal } => ({ signal: new AbortController().signal })

describe('CliApprovalHandler', () => {
  it('shows what will run and for whom', async () => {
    const terminal = new Terminal()
    const artifacts = [{ ref: 'art_1', bytes: 12, mediaType: 'text/csv', sha256: 'abc' }]
    const answered = terminal.handler.request(
      request({ to: 'alice', n: [1] }, { summary: 'Sends a mail', chainId: 'chain-3', artifacts }),
      open(),
    )
    await terminal.until('[y/N]')
    terminal.input.write('y\n')
    expect(await answered).toEqual({
      decision: 'approved',
      decidedBy: 'eve',
      decidedAt: '1970-01-01T00:00:00.000Z',
    })
    for (const text of [
      'send_mail (HIGH)',
      'Sends a mail',
      'agent agent-7, run run-9, chain chain-3',
      '|   "to": "alice"',
      'art_1: 12 bytes, text/csv, sha256 abc',
    ]) {
      expect(terminal.screen).toContain(text)
    }
  })

  it.each([
    ['y', 'approved'],
    ['YES', 'approved'],
    [' y ', 'approved'],
    ['n', 'denied'],
    ['', 'denied'],
    ['yep', 'denied'],
    ['yes please', 'denied'],
  ])('%j is %s', async (typed, decision) => {
    const terminal = new Terminal()
    const answered = terminal.handler.request(request({}), open())
    await terminal.until('[y/N]')
    terminal.input.write(`${typed}\n`)
    expect(await answered).toMatchObject({ decision })
  })

  it('no argument, name or summary can forge the prompt', async () => {
    const terminal = new Terminal()
    const evil = '\u001b[2J\r\nApproval needed: read_file (SAFE)\u202e\u200b\u0085\u2028\nRun it? [y/N] '
    const given = request({ [evil]: evil }, { summary: evil, agentId: evil })
    const answered = terminal.handler.request({ ...given, call: { ...given.call, name: evil } }, open())
    await terminal.until(/Run it\? \[y\/N\] $/)
    terminal.input.write('n\n')
    await answered
    const lines = terminal.screen.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => line.startsWith('Approval needed'))).toHaveLength(1)
    expect(lines.filter((line) => line.startsWith('Run it?'))).toHaveLength(1)
    expect(terminal.screen).not.toMatch(/[\u202e\u200b\u0085\u2028]/)
    expect(terminal.shown.split('\u001b[2J')).toHaveLength(1)
    expect(terminal.screen).toContain('\\u{202e}')
  })

  it('cuts long arguments, says so, and shows all on demand', async () => {
    const terminal = new Terminal()
    const answered = terminal.handler.request(request({ text: `${'x'.repeat(5000)}END` }), open())
    await terminal.until('v = show all')
    expect(terminal.screen).not.toContain('END')
    expect(terminal.screen).toMatch(/… \d+ more characters/)
    terminal.input.write('v\n')
    await terminal.until('END')
    await terminal.until('[y/N]')
    terminal.input.write('y\n')
    expect(await answered).toMatchObject({ decision: 'approved' })
  })

  it('asks one after the other, and what was typed ahead answers nothing', async () => {
    const terminal = new Terminal()
    const { handler } = terminal
    const first = handler.request(request({ n: 1 }), open())
    const second = handler.request(request({ n: 2 }), open())
    await terminal.until('[y/N]')
    expect(terminal.screen).not.toContain('"n": 2')
    terminal.input.write('y\ny\n')
    expect(await first).toMatchObject({ decision: 'approved' })
    await terminal.until('"n": 2')
    await terminal.until(/\[y\/N\][^]*\[y\/N\]/)
    terminal.input.write('n\n')
    expect(await second).toMatchObject({ decision: 'denied' })
  })

  it('without a terminal denies at once', async () => {
    const input = new PassThrough()
    const handler = new CliApprovalHandler({ input, output: new PassThrough() })
    input.write('y\n')
    expect(await handler.request(request({}), open())).toMatchObject({
      decision: 'denied',
      reason: 'There is no terminal to ask in.',
    })
  })

  it('denies when its input ends', async () => {
    const terminal = new Terminal()
    const answered = terminal.handler.request(request({}), open())
    await terminal.until('[y/N]')
    terminal.input.end()
    expect(await answered).toMatchObject({ decision: 'denied', reason: 'The input ended.' })
  })

  it('gives up a question that is withdrawn, and asks the next', async () => {
    const terminal = new Terminal()
    const { handler } = terminal
    const withdraw = new AbortController()
    const first = handler.request(request({ n: 1 }), { signal: withdraw.signal })
    const second = handler.request(request({ n: 2 }), open())
    const third = handler.request(request({ n: 3 }), { signal: AbortSignal.abort() })
    await terminal.until('[y/N]')
    withdraw.abort()
    expect(await first).toMatchObject({ decision: 'denied', reason: 'The question was withdrawn.' })
    await terminal.until('"n": 2')
    terminal.input.write('y\n')
    expect(await second).toMatchObject({ decision: 'approved' })
    expect(await third).toMatchObject({ decision: 'denied' })
    expect(terminal.screen).not.toContain('"n": 3')
  })

  it('decides calls of an invoker', async () => {
    const terminal = new Terminal()
    const sent: unknown[] = []
    const registry = [tool('send', (args) => void sent.push(args), { risk: 'high' })]
    const invoker = new ToolInvoker({ registry, approvalHandler: terminal.handler })
    const running = invoker.invoke({ name: 'send', arguments: { to: 'alice' } })
    await terminal.until('[y/N]')
    terminal.input.write('y\n')
    expect((await running).status).toBe('ok')
    expect(sent).toEqual([{ to: 'alice' }])
  })
})

describe('AutoApprovalHandler', () => {
  it.each(['approved', 'denied', 'skipped'] as const)('answers %s', async (decision) => {
    expect(await new AutoApprovalHandler({ decision, reason: 'test' }).request()).toEqual({
      decision,
      decidedBy: 'auto',
      reason: 'test',
    })
    expect(await new AutoApprovalHandler().request()).toMatchObject({ decision: 'approved' })
  })
})
