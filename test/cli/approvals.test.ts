import { spawn } from 'node:child_process'
import { ApprovalInbox, SqliteInboxStore } from 'catenary'
import { describe, expect, it } from 'vitest'

import { mainPath, makeFolder, runCli, runScript, toolsPath, type CliRun, type Folder } from './run-cli.ts'

/** A chain that waits for approvals in a file. */
function startChain(folder: Folder, script: string, more: readonly string[] = []) {
  const journal = `${folder.path}/journal.db`
  const ids: string[] = []
  let onAsked: (() => void) | undefined
  const args = [
    'run',
    folder.write('script.ts', script),
    '--tools',
    toolsPath,
    '--approve',
    'inbox',
    '--json',
  ]
  const child = spawn(process.execPath, [mainPath, ...args, '--journal', journal, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
    ids.splice(0, ids.length, ...Array.from(stderr.matchAll(/catenary approve (\S+)/g), (match) => match[1]!))
    onAsked?.()
  })
  const ended = new Promise<CliRun>((done) => {
    child.once('close', (code) => done({ code, stdout, stderr }))
  })
  return {
    journal,
    ended,
    /** The ids of the first questions. */
    asked: (count: number) =>
      new Promise<readonly string[]>((done) => {
        onAsked = () => {
          if (ids.length >= count) done(ids)
        }
        onAsked()
      }),
  }
}

const approvals = async (journal: string, ...more: readonly string[]): Promise<readonly unknown[]> => {
  const { stdout } = await runCli(['approvals', '--journal', journal, '--json', ...more])
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}

describe('catenary run --approve inbox', () => {
  it('waits for another process to approve, and the trace says who did', async () => {
    using folder = makeFolder()
    const chain = startChain(folder, 'return await tools.pay({ amount: 5 })')
    const [id = ''] = await chain.asked(1)
    const listed = await runCli(['approvals', '--journal', chain.journal])
    expect(listed.stdout).toContain(`${id}  pay (high)  pending`)
    expect(listed.stdout).toContain('Pays 5.')
    expect(listed.stdout).toContain('{"amount":5}')
    const approved = await runCli([
      'approve',
      id,
      '--journal',
      chain.journal,
      '--by',
      'eve',
      '--reason',
      'fine',
    ])
    expect(approved).toMatchObject({ code: 0, stderr: `[approved] ${id}: pay\n` })
    const { code, stdout } = await chain.ended
    expect(JSON.parse(stdout)).toMatchObject({
      value: { paid: 5 },
      trace: [{ approval: { decision: 'approved', decidedBy: 'eve', reason: 'fine' } }],
    })
    expect(code).toBe(0)
    expect(await approvals(chain.journal)).toEqual([])
    expect(await approvals(chain.journal, '--all')).toMatchObject([{ id, state: 'decided' }])
  })

  it('a denial reaches the script; a second decision comes too late and changes nothing', async () => {
    using folder = makeFolder()
    const chain = startChain(folder, 'return await tools.pay({ amount: 5 })')
    const [id = ''] = await chain.asked(1)
    await runCli(['deny', id, '--journal', chain.journal, '--reason', 'too much'])
    const { code, stderr } = await chain.ended
    expect(stderr).toContain('too much')
    expect(code).toBe(1)
    const late = await runCli(['approve', id, '--journal', chain.journal])
    expect(late.stderr).toContain(`[not decided] ${id}: it is decided (denied)`)
    expect(late.code).toBe(1)
  })

  it('takes edited arguments, and remembers a decision for the chain', async () => {
    using folder = makeFolder()
    const chain = startChain(
      folder,
      'return [await tools.pay({ amount: 5 }), await tools.pay({ amount: 6 }), await tools.pay({ amount: 7 })]',
    )
    const [first = ''] = await chain.asked(1)
    await runCli(['approve', first, '--journal', chain.journal, '--arguments', '{"amount":1}'])
    const [, second = ''] = await chain.asked(2)
    await runCli(['approve', second, '--journal', chain.journal, '--remember', 'chain:1'])
    const { stdout } = await chain.ended
    const { value, trace } = JSON.parse(stdout)
    expect(value).toEqual([{ paid: 1 }, { paid: 6 }, { paid: 7 }])
    expect(trace[0].approval.editedFrom).toMatch(/^[0-9a-f]{64}$/)
    expect(trace[2].approval).toMatchObject({ rule: 'remembered/chain' })
  })

  it('a rule that is remembered holds for the next run too', async () => {
    using folder = makeFolder()
    const script = 'return await tools.pay({ amount: 5 })'
    const chain = startChain(folder, script)
    const [id = ''] = await chain.asked(1)
    await runCli(['approve', id, '--journal', chain.journal, '--remember', 'always'])
    await chain.ended
    const again = await runScript(script, ['--approve', 'deny', '--journal', chain.journal, '--json'])
    expect(JSON.parse(again.stdout).trace[0].approval).toMatchObject({
      decision: 'approved',
      rule: expect.stringMatching(/^exact\//) as string,
    })
    const other = await runScript('return await tools.pay({ amount: 6 })', [
      '--approve',
      'deny',
      '--journal',
      chain.journal,
    ])
    expect(other.code).toBe(1)
  })

  it('lists what would change, and nothing in it can forge another entry or drive the terminal', async () => {
    using folder = makeFolder()
    const journal = `${folder.path}/journal.db`
    const evil = 'x\u001b[2J\nforged  pay (high)  pending'
    {
      using store = new SqliteInboxStore(journal)
      await new ApprovalInbox({ store }).request(
        {
          id: 'q1',
          call: { kind: 'tool_call', callId: 'c', name: 'write', arguments: { path: evil } },
          risk: 'high',
          summary: evil,
          files: [{ path: evil, diff: `-old\n+${evil}` }],
          rule: { id: 'r', reason: evil },
          position: { line: 3, column: 1 },
          sourceLine: evil,
          agentId: 'a',
          runId: 'r',
          tenant: 'local',
          artifacts: [],
          requestedAt: '2020-01-01T00:00:00.000Z',
        },
        { signal: AbortSignal.abort(new DOMException('', 'SuspendError')) },
      )
    }
    const { stdout } = await runCli(['approvals', '--journal', journal])
    const lines = stdout.split('\n')
    expect(lines[0]).toBe('q1  write (high)  pending')
    expect(stdout).toContain('  | -old\n')
    expect(stdout).toContain('line 3: x')
    expect(lines.filter((line) => line.startsWith('forged'))).toEqual([])
    expect(stdout).not.toContain('\u001b')
  })

  it('says what is wrong with what it was given', async () => {
    using folder = makeFolder()
    const missing = `${folder.path}/none.db`
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [['approvals', '--journal', missing], /there is no file/],
      [['approve', 'x', '--journal', missing], /there is no file/],
      [
        ['approve', 'x', '--journal', folder.write('text.db', 'no database, this'.repeat(100))],
        /--journal: .*cannot be opened/,
      ],
      [['approve', 'x', '--journal', missing, '--remember', 'forever'], /--remember: give/],
      [['approve', '--journal', missing], /missing required argument/],
      [
        ['approve', 'x', 'y', '--journal', missing, '--arguments', '{}'],
        /--arguments: they are for one call/,
      ],
    ]
    for (const [args, message] of cases) {
      const { code, stderr } = await runCli(args)
      expect(stderr).toMatch(message)
      expect(code).toBe(2)
    }
    const { code, stderr } = await runScript('', ['--approve', 'inbox'])
    expect(stderr).toContain('--journal FILE')
    expect(code).toBe(2)
  })
})

describe('catenary run --rules', () => {
  it('denies, allows and leaves the rest as it was', async () => {
    using folder = makeFolder()
    const rules = folder.write(
      'rules.json',
      JSON.stringify({
        version: 1,
        rules: [
          { id: 'small', tool: 'pay', arguments: [{ path: '/amount', atMost: 10 }], action: 'allow' },
          { id: 'no-add', tool: 'add', action: 'deny', reason: 'no sums today' },
        ],
      }),
    )
    const script = `const codes = []
for (const amount of [10, 11]) codes.push((await tools.pay.invoke({ amount })).status)
return [...codes, (await tools.add.invoke({ a: 1, b: 2 })).text]`
    const { stdout } = await runScript(script, ['--rules', rules, '--approve', 'deny', '--json'])
    const { value, trace } = JSON.parse(stdout)
    expect(value.slice(0, 2)).toEqual(['ok', 'denied'])
    expect(value[2]).toContain('no sums today')
    expect(trace[0].approval).toMatchObject({ rule: 'small' })
  })

  it('that cannot be used are refused before anything runs', async () => {
    using folder = makeFolder()
    const rules = folder.write('rules.json', '{"version":1,"rules":[{"id":"x","action":"permit"}]}')
    const { code, stderr } = await runScript('return await tools.add({ a: 1, b: 2 })', ['--rules', rules])
    expect(stderr).toMatch(/--rules: .*rules\[0\]\.action/)
    expect(code).toBe(2)
  })
})

describe('catenary approvals', () => {
  it('lists what waits so that nothing in it is hidden, and says when there is more', async () => {
    using folder = makeFolder()
    const journal = `${folder.path}/journal.db`
    const hidden = '\u200b\u{e0041}\u3164\u00a0'
    {
      using store = new SqliteInboxStore(journal)
      for (let n = 0; n <= 1000; n += 1)
        await store.open({
          id: `q${n}`,
          state: 'pending',
          expiresAt: '2999-01-01T00:00:00.000Z',
          request: {
            id: `q${n}`,
            call: { kind: 'tool_call', callId: 'c', name: 'pay', arguments: { to: `bob${hidden}` } },
            risk: 'high',
            agentId: 'a',
            runId: 'r',
            tenant: 't',
            artifacts: [],
            requestedAt: '2020-01-01T00:00:00.000Z',
          },
        })
    }
    const { stdout, stderr } = await runCli(['approvals', '--journal', journal])
    expect(stdout).toContain(String.raw`{"to":"bob\u200b\udb40\udc41\u3164\u00a0"}`)
    expect(stdout).toContain('q999  pay')
    expect(stdout).not.toContain('q1000')
    expect(stderr).toBe('catenary: there are more than these 1000\n')
    const none = await runCli(['approvals', '--journal', journal, '--all', '--tenant', 'other'])
    expect(none.stderr).toBe('catenary: nothing was asked\n')
  })
})

describe('catenary approvals --all', () => {
  it('says what was decided, by whom, and what ran instead', async () => {
    using folder = makeFolder()
    const chain = startChain(folder, 'return await tools.pay({ amount: 5 })')
    const [id = ''] = await chain.asked(1)
    const how = [
      '--arguments',
      '{"amount":3}',
      '--by',
      'eve',
      '--reason',
      'too much',
      '--remember',
      'chain:2',
    ]
    await runCli(['approve', id, '--journal', chain.journal, ...how])
    expect((await chain.ended).code).toBe(0)
    const { stdout } = await runCli(['approvals', '--all', '--journal', chain.journal])
    expect(stdout).toContain('{"amount":5}\n  to run with {"amount":3} instead\n')
    expect(stdout).toMatch(/ {2}approved \S+Z by eve, remembered \(chain\): too much\n/)
  })
})
