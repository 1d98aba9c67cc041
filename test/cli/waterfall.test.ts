import { stripVTControlCharacters } from 'node:util'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { displayWidth, fitWidth } from '../../src/cli/display-width.ts'
import { readFolded } from '../../src/cli/folded-run.ts'
import { summarizeRun } from '../../src/cli/run-summary.ts'
import { runText } from '../../src/cli/trace-show.ts'
import { MemoryTraceSink, otlpJson } from '../../src/index.ts'
import type { ApprovalRecord, ChainCallRecord, TracedCall, TracedRun } from '../../src/index.ts'

const at = '2026-01-02T03:04:05.000Z'
const base = { sessionId: 's', chainId: 'c', at }

/** A call that began and ended at such milliseconds of its session. */
function call(
  seq: number,
  span: readonly [from: number, to: number],
  more: Partial<ChainCallRecord> = {},
): TracedCall {
  const record: ChainCallRecord = {
    seq,
    callId: `call-${seq}`,
    tool: 'search',
    argsDigest: 'ab'.repeat(32),
    status: 'ok',
    effect: 'none',
    startedAt: at,
    durationMs: span[1] - span[0],
    argumentBytes: 2,
    resultBytes: 2,
    refs: [],
    position: { line: 12, column: 7 },
    ...more,
  }
  return { seq, end: { type: 'call_end', ...base, ms: span[1], record } }
}

function runOf(calls: readonly TracedCall[], ms = 1000): TracedRun {
  const start = { type: 'session_start', ...base, ms: 0, agentId: 'a', runId: 'r', tenant: 't' } as const
  const end = { type: 'session_end', ...base, ms, status: 'ok', calls: calls.length, unrecorded: 0 } as const
  return { id: 'c', chainId: 'c', sessions: [{ sessionId: 's', start, end, calls }] }
}

const draw = (run: TracedRun, columns: number, colour: 'none' | 'ansi' = 'none'): readonly string[] =>
  runText({ ...run, summary: summarizeRun(run) }, { columns, colour })

const approval: ApprovalRecord = { decision: 'approved', decidedBy: 'ada', rule: 'mail-*', waitedMs: 600 }
const example = runOf([
  call(1, [0, 250]),
  call(2, [250, 1000], { tool: 'send_mail', effect: 'done', risk: 'high', approval }),
  call(3, [500, 510], { tool: 'drop', status: 'denied', code: 'approval_denied' }),
])

describe('the waterfall of a run', () => {
  it('on a wide terminal: a line for each call, its bar under the time it took', () => {
    expect(draw(example, 100).join('\n')).toMatchInlineSnapshot(`
      "chain c
        ok, 1.00 s, 3 calls
        2026-01-02T03:04:05.000Z, agent a, tenant t

                          0──────────────────────────────────── 1.00 s
      1  search     12:7  ███████████                                     250 ms  ok
      2  send_mail  12:7             ░░░░░░░░░░░░░░░░░░░░░░░░░░███████    750 ms  ok, done
         ↳ approved by ada, after 600 ms, rule mail-*
      3  drop       12:7                        ×                          10 ms  approval_denied

      █ running   ░ waiting for approval   × not run
      "
    `)
  })

  it('on a narrow terminal: the bar on a line of its own', () => {
    expect(draw(example, 40).join('\n')).toMatchInlineSnapshot(`
      "chain c
        ok, 1.00 s, 3 calls
        2026-01-02T03:04:05.000Z, agent a, te…

        0────────────────────────────── 1.00 s
      1 search 250 ms ok
        ██████████
      2 send_mail 750 ms ok, done
                 ░░░░░░░░░░░░░░░░░░░░░░░██████
         ↳ approved by ada, after 600 ms, rul…
      3 drop 10 ms approval_denied
                           ×

      █ running   ░ waiting for approval   × …
      "
    `)
  })

  it('tells waiting for somebody from waiting for a turn and from running, and what has no end', () => {
    const queued = call(1, [0, 1000], { approval: { decision: 'approved', waitedMs: 250 } })
    queued.start = {
      type: 'call_start',
      ...base,
      ms: 500,
      seq: 1,
      callId: 'call-1',
      tool: 'search',
      argsDigest: 'ab'.repeat(32),
      risk: 'high',
      idempotencyKey: 'c:1',
    }
    const lost: TracedCall = { seq: 2, start: { ...queued.start, seq: 2, tool: 'write' } }
    const [, , , , , first, , second] = draw(runOf([queued, lost]), 100)
    expect(first).toMatch(/1 {2}search .* ░+·+█+ /)
    expect(second).toMatch(/2 {2}write .* \?+ .* unknown: no end/)
  })

  it('never draws beyond the terminal, and every call has a bar', () => {
    const anyCall = fc.record({
      from: fc.double({ min: 0, max: 1e7, noNaN: true }),
      ms: fc.double({ min: 0, max: 1e7, noNaN: true }),
      tool: fc.string({ unit: 'binary', maxLength: 200 }),
      waited: fc.double({ min: 0, max: 1e7, noNaN: true }),
      reason: fc.string({ unit: 'grapheme', maxLength: 300 }),
    })
    fc.assert(
      fc.property(
        fc.array(anyCall, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 20, max: 220 }),
        (given, columns) => {
          const calls = given.map(({ from, ms, tool, waited, reason }, index) =>
            call(index + 1, [from, from + ms], {
              tool,
              approval: { decision: 'approved', reason, waitedMs: Math.min(waited, ms) },
            }),
          )
          const lines = draw(runOf(calls), columns)
          for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
          expect(lines.filter((line) => /█|░|×/.test(line)).length).toBeGreaterThanOrEqual(given.length)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('lets nothing of a trace drive the terminal', () => {
    const nasty = '\u001b[2J\u001b]0;title\u0007\r\n\u202eevil\tname'
    const hostile = runOf([
      call(1, [0, 1], {
        tool: nasty,
        approval: { ...approval, decidedBy: nasty, reason: nasty, rule: nasty },
      }),
    ])
    const text = draw({ ...hostile, id: nasty }, 200).join('\n')
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
  })

  it('has colours only where they are asked for', () => {
    expect(draw(example, 100).join('')).not.toContain('\u001b')
    const coloured = draw(example, 100, 'ansi').join('\n')
    expect(coloured).toContain('\u001b[32mok\u001b[0m')
    expect(stripVTControlCharacters(coloured)).toBe(draw(example, 100).join('\n'))
  })

  it('shows each session of a chain that was resumed', () => {
    const [session] = example.sessions
    if (session === undefined) throw new Error('there is one')
    const resumed = { ...example, sessions: [session, { ...session, sessionId: 's2' }] }
    const text = draw(resumed, 100).join('\n')
    expect(text).toContain('session 1: ')
    expect(text).toContain('session 2: ')
  })
})

describe('the width of a text', () => {
  it.each([
    ['abc', 3],
    ['日本', 4],
    ['e\u0301', 1],
    ['👩‍👩‍👧', 2],
  ])('%s takes %i columns', (text, width) => expect(displayWidth(text)).toBe(width))

  it('is what it is cut or filled to', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        (text, columns) => {
          expect(displayWidth(fitWidth(text, columns))).toBe(columns)
        },
      ),
    )
  })
})

it('a call that ran with other arguments than the script sent says so', () => {
  const edited: ApprovalRecord = {
    decision: 'approved',
    waitedMs: 1,
    editedFrom: 'cd'.repeat(32),
    remember: 'chain',
  }
  const text = draw(runOf([call(1, [0, 9], { approval: edited })]), 100).join('\n')
  expect(text).toContain('with other arguments than the script sent, remembered')
})

describe('a session of very many calls', () => {
  const many = runOf(Array.from({ length: 200_000 }, (_, index) => call(index + 1, [index, index + 1])))

  it('is folded to its beginning, its end and what did not go well, and says what it leaves out', async () => {
    const calls = Array.from({ length: 1000 }, (_, index) =>
      call(index + 1, [index, index + 1], index + 1 === 500 ? { status: 'error', code: 'tool_failed' } : {}),
    )
    const sink = new MemoryTraceSink()
    const { start, end } = runOf(calls).sessions[0] ?? {}
    for (const event of [start, ...calls.map((one) => one.end), end]) if (event) sink.write(event)
    const [run] = await readFolded(sink, 'c')
    if (run === undefined) throw new Error('it is there')
    const lines = runText(run, { columns: 100, colour: 'none' })
    expect(lines[1]).toContain('1000 calls')
    expect(lines.filter((line) => line.includes('search'))).toHaveLength(201)
    const failed = lines.findIndex((line) => line.includes('tool_failed'))
    expect([lines[failed - 1]?.trim(), lines[failed + 1]?.trim()]).toEqual(['⋮', '⋮'])
    expect(lines.join('\n')).toContain(
      '799 of 1000 calls are not shown here (all of them ok): --all shows them',
    )
  })

  it('is shown whole', () => {
    expect(draw(many, 100).length).toBeGreaterThan(200_000)
  }, 300_000)

  it('can be exported without its end', () => {
    const sessions = many.sessions.map(({ end: _end, ...session }) => session)
    expect(() => otlpJson([{ ...many, sessions }])).not.toThrow()
  }, 300_000)
})
