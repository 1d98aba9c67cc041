import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { makeFolder, runCli, toolsPath } from './run-cli.ts'

const script = `
  console.log('before')
  const paid = await tools.pay({ amount: 5 })
  return { paid }`
const soon = ['--policy', '{"approvalTimeoutMs": 300, "callTimeoutMs": 5000}']

const idOf = (text: string): string => /catenary resume (\S+)/.exec(text)?.[1] ?? ''

describe('catenary run --journal', () => {
  it('suspends a chain, lists it, and goes on with it after the decision', async () => {
    using folder = makeFolder()
    const journal = `${folder.path}/chains.db`
    const file = folder.write('script.ts', script)
    const shared = ['--journal', journal, '--tools', toolsPath, '--approve', 'inbox']
    const first = await runCli(['run', file, ...shared, ...soon])
    expect(first.code, first.stderr).toBe(3)
    expect(first.stderr).toContain('[suspended] ')
    const id = idOf(first.stderr)
    expect(first.stderr).toContain(`catenary resume ${id} --journal ${journal}`)

    const listed = await runCli(['chains', '--journal', journal])
    expect(listed.stdout).toMatch(new RegExp(`^${id}  suspended +20\\d\\d-`))
    expect((await runCli(['chains', '--journal', journal, '--state', 'ok'])).stderr).toContain(
      'no such chain',
    )

    const approvals = await runCli(['approvals', '--journal', journal, '--json'])
    const question = (JSON.parse(approvals.stdout) as { readonly id: string }).id
    expect((await runCli(['approve', question, '--journal', journal])).code).toBe(0)

    const last = await runCli(['resume', id, ...shared])
    expect(last.code, last.stderr).toBe(0)
    expect(JSON.parse(last.stdout)).toHaveProperty('paid')
    expect(last.stderr).toContain('[done] pay')
    // What it wrote before it was suspended was shown then.
    expect(last.stderr).not.toContain('[log] before')
    // Once more gives the same, and pays nothing.
    const again = await runCli(['resume', id, ...shared])
    expect(again.stdout).toBe(last.stdout)

    expect((await runCli(['chains', 'prune', '--journal', journal, '--older-than', '1d'])).stderr).toContain(
      '0 ',
    )
    await sleep(1100)
    expect((await runCli(['chains', 'prune', '--journal', journal, '--older-than', '1s'])).stderr).toContain(
      '1 ',
    )
  })

  it('cancels a chain that another process runs, and one that nobody runs', async () => {
    using folder = makeFolder()
    const journal = `${folder.path}/chains.db`
    const file = folder.write('script.ts', 'console.log("begun"); await sleep(30_000); return 1')
    const started = Promise.withResolvers<void>()
    const running = runCli(['run', file, '--journal', journal, '--tools', toolsPath], {
      onStderr: (text) => {
        if (text.includes('begun')) started.resolve()
      },
    })
    await started.promise
    const [line = ''] = (await runCli(['chains', '--journal', journal])).stdout.split('\n')
    const [id = '', state] = line.split(/ +/)
    expect(state).toBe('running')
    const cancelled = await runCli(['cancel', id, '--journal', journal])
    expect(cancelled).toMatchObject({ code: 0, stderr: expect.stringContaining('stops it now') as string })
    const { code, stderr } = await running
    expect(code).toBe(1)
    expect(stderr).toContain('[cancelled]')
    expect((await runCli(['chains', '--journal', journal])).stdout).toContain(`${id}  cancelled`)
    expect((await runCli(['cancel', id, '--journal', journal])).code).toBe(1)
  })

  it('goes on with a chain whose process was killed', async () => {
    using folder = makeFolder()
    const journal = `${folder.path}/chains.db`
    const file = folder.write('script.ts', 'console.log("begun"); await sleep(1500); return Date.now() > 0')
    const killed = await runCli(['run', file, '--journal', journal, '--tools', toolsPath], {
      onStderr: (text, child) => {
        if (text.includes('begun')) child.kill('SIGKILL')
      },
    })
    expect(killed.stdout).toBe('')
    const listed = (await runCli(['chains', '--journal', journal])).stdout
    expect(listed).toContain('interrupted')
    const [id = ''] = listed.split(' ')
    const { code, stdout } = await runCli(['resume', id, '--journal', journal, '--tools', toolsPath])
    expect(stdout).toBe('true\n')
    expect(code).toBe(0)
  })

  it('says what is wrong with what it was given', async () => {
    using folder = makeFolder()
    const text = folder.write('notes.txt', 'no database, but long enough to be read as one. '.repeat(40))
    const missing = `${folder.path}/none.db`
    const resume = (journal: string, id = 'x') =>
      runCli(['resume', id, '--journal', journal, '--tools', toolsPath])
    expect(await resume(missing)).toMatchObject({ code: 2 })
    expect((await resume(missing)).stderr).toContain('there is no file')
    expect(await resume(text)).toMatchObject({ code: 2 })
    expect((await resume(text)).stderr).toContain('is no journal')
    expect((await runCli(['chains'])).code).toBe(2)
    expect((await runCli(['cancel', 'x', '--journal', text])).code).toBe(2)
    const age = await runCli(['chains', 'prune', '--journal', text, '--older-than', 'long'])
    expect(age).toMatchObject({ code: 2 })
    expect(age.stderr).toContain('--older-than')
  })
})
