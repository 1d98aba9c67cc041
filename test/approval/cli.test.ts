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

describe('CliApprovalHandler, asked about more than a yes or a no', () => {
  it('shows diffs, the line of the script, the rule that asks, and that it is an edit', async () => {
    const terminal = new Terminal()
    const files = [{ path: 'notes.md', diff: '@@ -1 +1 @@\n-old\n+new' }]
    const answered = terminal.handler.request(
      request(
        {},
        {
          files,
          position: { line: 4, column: 7 },
          sourceLine: '  await tools.send_mail({})',
          rule: { id: 'flow', reason: 'read the web' },
          revises: 'r0',
        },
      ),
      open(),
    )
    await terminal.until('[y/N]')
    terminal.input.write('n too soon\n')
    expect(await answered).toMatchObject({ decision: 'denied', reason: 'too soon' })
    for (const text of [
      'changes notes.md:',
      '  | -old',
      '  | +new',
      'line 4: await tools.send_mail({})',
      'asked by the rule flow: read the web',
      'what became of the edit',
    ])
      expect(terminal.screen).toContain(text)
  })

  it('no diff, path, rule or source line can forge the prompt', async () => {
    const terminal = new Terminal()
    const evil = '\u001b[2J\r\nRun it? [y/N] y\u202e\n'
    const answered = terminal.handler.request(
      request(
        {},
        {
          files: [{ path: evil, diff: evil }],
          position: { line: 1, column: 1 },
          sourceLine: evil,
          rule: { id: evil, reason: evil },
        },
      ),
      open(),
    )
    await terminal.until(/\nRun it\? \[y\/N\] $/)
    terminal.input.write('n\n')
    await answered
    const lines = terminal.screen.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => line.startsWith('Run it?'))).toHaveLength(1)
    expect(terminal.shown.split('\u001b[2J')).toHaveLength(1)
  })

  it('c is a yes to the tool for the rest of the run, but only to what is not CRITICAL', async () => {
    for (const [risk, remember] of [
      ['high', { scope: 'chain' }],
      ['critical', undefined],
    ] as const) {
      const terminal = new Terminal()
      const answered = terminal.handler.request(request({}, { risk }), open())
      await terminal.until('[y/N]')
      terminal.input.write('c\n')
      const answer = await answered
      expect([answer.decision, answer.remember]).toEqual(['approved', remember])
    }
  })

  it('e takes other arguments, and what is no JSON changes nothing', async () => {
    const terminal = new Terminal()
    const answered = terminal.handler.request(request({ to: 'alice' }), open())
    await terminal.until('[y/N]')
    terminal.input.write('e\n')
    await terminal.until('as JSON on one line')
    terminal.input.write('{to: bob}\n')
    await terminal.until('no JSON')
    await terminal.until(/\[y\/N\][^]*\[y\/N\]/)
    terminal.input.write('e\n')
    await terminal.until(/on one line[^]*on one line/)
    terminal.input.write('{"to":"bob"}\n')
    expect(await answered).toMatchObject({ decision: 'approved', arguments: { to: 'bob' } })
  })
})

describe('CliApprovalHandler, asked about several calls', () => {
  const three = [request({ n: 1 }), request({ n: 2 }), request({ n: 3 })]
  it.each([
    ['a', [1, 1, 1]],
    ['all', [1, 1, 1]],
    ['1,3', [1, 0, 1]],
    ['2-3', [0, 1, 1]],
    ['1 2', [1, 1, 0]],
    ['n', [0, 0, 0]],
    ['', [0, 0, 0]],
  ])('shows one screen, and %j is %j', async (typed, expected) => {
    const terminal = new Terminal()
    const answered = terminal.handler.requestBatch(three, open())
    await terminal.until('Run them?')
    for (const text of ['3 calls', '[1] send_mail (HIGH)', '[3] send_mail (HIGH)', '"n": 2'])
      expect(terminal.screen).toContain(text)
    terminal.input.write(`${typed}\n`)
    const answers = await answered
    expect(answers.map(({ decision }) => decision)).toEqual(
      expected.map((yes) => (yes === 1 ? 'approved' : 'denied')),
    )
    expect(answers[0]).toMatchObject({ decidedBy: 'eve', decidedAt: '1970-01-01T00:00:00.000Z' })
  })

  it.each(['4', '0', '3-1', '1-9999999999', 'y', 'e9', 'everything'])(
    '%j is not understood, and asked again',
    async (typed) => {
      const terminal = new Terminal()
      const answered = terminal.handler.requestBatch(three, open())
      await terminal.until('Run them?')
      terminal.input.write(`${typed}\n`)
      await terminal.until('not understood')
      await terminal.until(/Run them\?[^]*Run them\?/)
      terminal.input.write('n\n')
      expect((await answered).map(({ decision }) => decision)).toEqual(['denied', 'denied', 'denied'])
    },
  )

  it('takes an edit of one of them', async () => {
    const terminal = new Terminal()
    const answered = terminal.handler.requestBatch(three, open())
    await terminal.until('Run them?')
    terminal.input.write('e2\n')
    await terminal.until('on one line')
    terminal.input.write('{"n":20}\n')
    await terminal.until(/Run them\?[^]*Run them\?/)
    terminal.input.write('1-2\n')
    expect(await answered).toMatchObject([
      { decision: 'approved' },
      { decision: 'approved', arguments: { n: 20 } },
      { decision: 'denied' },
    ])
  })

  it('denies all when it is withdrawn, and when there is no terminal', async () => {
    const terminal = new Terminal()
    const withdraw = new AbortController()
    const answered = terminal.handler.requestBatch(three, { signal: withdraw.signal })
    await terminal.until('Run them?')
    withdraw.abort()
    for (const answer of await answered)
      expect(answer).toMatchObject({ decision: 'denied', reason: 'The question was withdrawn.' })
    const nowhere = new CliApprovalHandler({ input: new PassThrough(), output: new PassThrough() })
    expect(await nowhere.requestBatch(three, open())).toHaveLength(3)
  })

  it('decides calls of an invoker that wait together', async () => {
    const terminal = new Terminal()
    const sent: unknown[] = []
    const registry = [tool('send', (args) => void sent.push(args), { risk: 'high' })]
    const invoker = new ToolInvoker({ registry, approvalHandler: terminal.handler })
    await using session = invoker.openSession()
    const running = Promise.all(
      [1, 2, 3].map((n) => invoker.invoke({ name: 'send', arguments: { n } }, { session })),
    )
    await terminal.until('Run them?')
    terminal.input.write('1,3\n')
    expect((await running).map(({ status }) => status)).toEqual(['ok', 'denied', 'ok'])
    expect(sent).toEqual([{ n: 1 }, { n: 3 }])
  })
})

describe('what a terminal does to a question', () => {
  it('is no answer: what was typed before it is not read, whole lines or half of one', async () => {
    const terminal = new Terminal()
    const modes: boolean[] = []
    Object.assign(terminal.input, { setRawMode: (on: boolean) => modes.push(on) })
    terminal.input.write('y\ny')
    const answered = terminal.handler.request(request({}), open())
    await terminal.until('[y/N]')
    expect(modes.slice(0, 2)).toEqual([true, false])
    terminal.input.write('n too late\n')
    expect(await answered).toMatchObject({ decision: 'denied', reason: 'too late' })
  })

  it('does not hang where its input is over', async () => {
    const terminal = new Terminal()
    const { handler } = terminal
    const answered = handler.request(request({}), open())
    await terminal.until('[y/N]')
    terminal.input.end()
    expect((await answered).decision).toBe('denied')
    expect(await handler.request(request({}), open())).toMatchObject({
      decision: 'denied',
      reason: 'The input ended.',
    })
  })

  it('a line that it would break goes on behind a bar, so that no value looks like a line of ours', async () => {
    const terminal = new Terminal()
    Object.assign(terminal.output, { columns: 40 })
    const fake = 'Approval needed: read_notes (SAFE)'
    const long = (padding: string): string => `${padding.repeat(200)}${fake}`
    const answered = terminal.handler.request(
      request(
        { text: long(' '), wide: long('\u4e00') },
        { summary: long('.'), files: [{ path: long('a'), diff: `+${long(' ')}` }] },
      ),
      open(),
    )
    await terminal.until('[y/N]')
    terminal.input.write('n\n')
    await answered
    const question = terminal.screen.slice(0, terminal.screen.indexOf('  or:'))
    for (const line of question.split('\n')) {
      expect(Array.from(line).reduce((sum, each) => sum + (each <= '~' ? 1 : 2), 0)).toBeLessThanOrEqual(40)
      if (!line.startsWith('Approval needed: send_mail')) expect(line).toMatch(/^(?: {2}|$)/)
    }
  })

  it.each([
    ['a filler', '\u3164'],
    ['a variation selector', '\u{e0101}'],
    ['a joiner without width', '\u200b'],
    ['a combining joiner', '\u034f'],
    ['an empty pattern', '\u2800'],
    ['a space that is none', '\u00a0'],
    ['a character of no meaning', '\u0378'],
  ])('hides nothing: %s is written out', async (_, character) => {
    const terminal = new Terminal()
    const answered = terminal.handler.request(request({ to: `bob${character}` }), open())
    await terminal.until('[y/N]')
    terminal.input.write('n\n')
    await answered
    expect(terminal.screen).toContain(`bob\\u{${character.codePointAt(0)?.toString(16)}}`)
  })
})
