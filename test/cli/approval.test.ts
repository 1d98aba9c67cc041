import { describe, expect, it } from 'vitest'

import { answerOnce, makeFolder, runCli, runInTerminal, runScript, toolsPath } from './run-cli.ts'

const pay = 'return await tools.pay({ amount: 5 })'

describe('catenary run --approve', () => {
  it('auto approves, says so on stderr and in the trace', async () => {
    const { code, stdout, stderr } = await runScript(pay, ['--approve', 'auto', '--json'])
    expect(stderr).toContain('[approved] pay (high): Pays 5.; --approve auto was given\n')
    const reason = '--approve auto was given'
    expect(JSON.parse(stdout).trace).toMatchObject([
      { tool: 'pay', effect: 'done', approval: { decision: 'approved', decidedBy: 'catenary run', reason } },
    ])
    expect(code).toBe(0)
  })

  it('deny denies, and the error says that the flag did', async () => {
    const { code, stderr } = await runScript(pay, ['--approve', 'deny'])
    expect(stderr).toContain('[denied] pay (high): Pays 5.; --approve deny was given\n')
    expect(stderr).toMatch(/\n\[failed\] ToolError: .*--approve deny was given\n/)
    expect(stderr).toContain('[not done] pay (approval_denied)\n')
    expect(code).toBe(1)
  })

  it('denies by default when the script comes from stdin, and says what to do', async () => {
    const { code, stderr } = await runScript(pay)
    const reason =
      'nobody can be asked, for the script is read from stdin; run it at a terminal, or give --approve auto'
    expect(stderr).toContain(`[denied] pay (high): Pays 5.; ${reason}\n`)
    expect(stderr).toMatch(new RegExp(`\\n\\[failed\\] ToolError: .*${reason}\\n`))
    expect(code).toBe(1)
  })

  it('denies by default when stdin is no terminal, and says what to do', async () => {
    using folder = makeFolder()
    const { code, stderr } = await runCli(['run', folder.write('script.ts', pay), '--tools', toolsPath])
    expect(stderr).toMatch(
      /\n\[failed\] ToolError: .*nobody can be asked, for stdin is not a terminal; run it/,
    )
    expect(code).toBe(1)
  })

  it('ask without a terminal denies, and does not take an answer from a pipe', async () => {
    using folder = makeFolder()
    const args = ['run', folder.write('script.ts', pay), '--tools', toolsPath, '--approve', 'ask']
    const { code, stderr } = await runCli(args, { stdin: 'y\n' })
    expect(stderr).toContain('There is no terminal to ask in')
    expect(code).toBe(1)
  })

  it('asks by default at a terminal, shows what will run, and runs it on yes', async () => {
    using folder = makeFolder()
    const args = ['run', folder.write('script.ts', pay), '--tools', toolsPath]
    const { code, stdout } = await runInTerminal(args, answerOnce('[y/N]', 'y\r'))
    expect(stdout).toContain('Pays 5.')
    expect(stdout).toContain('"amount": 5')
    expect(stdout).toContain('"paid": 5')
    expect(code).toBe(0)
  })

  it('runs nothing on no, and on an empty answer', async () => {
    using folder = makeFolder()
    const args = ['run', folder.write('script.ts', pay), '--tools', toolsPath, '--approve', 'ask']
    for (const typed of ['n\r', '\r']) {
      const { code, stdout } = await runInTerminal(args, answerOnce('[y/N]', typed))
      expect(stdout).toContain('[not done] pay (approval_denied)')
      expect(code).toBe(1)
    }
  })

  it('asks nothing where nothing needs approval', async () => {
    using folder = makeFolder()
    const script = folder.write('script.ts', 'return await tools.add({ a: 2, b: 2 })')
    const { code, stdout } = await runInTerminal(['run', script, '--tools', toolsPath], () => undefined)
    expect(stdout).toContain('"sum": 4')
    expect(stdout).not.toContain('[y/N]')
    expect(code).toBe(0)
  })

  it('asks once about calls that wait together, and runs those that were named', async () => {
    using folder = makeFolder()
    const script = `const paid = await Promise.allSettled([5, 6, 7].map((amount) => tools.pay({ amount })))
return paid.map(({ status }) => status)`
    const args = ['run', folder.write('script.ts', script), '--tools', toolsPath, '--json']
    const { stdout } = await runInTerminal(args, answerOnce('Run them?', '1,3\r'))
    expect(stdout).toContain('Approval needed for 3 calls')
    expect(stdout).toContain('line 1: const paid = ')
    expect(stdout).toContain('"value":["fulfilled","rejected","fulfilled"]')
  })
})
