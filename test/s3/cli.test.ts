import { describe, expect, it } from 'vitest'

import { runCli, runScript } from '../cli/run-cli.ts'
import { credentials, describeS3 } from './describe-s3.ts'

const large = 'return { text: "é".repeat(5000) }'
const whole = JSON.stringify({ text: 'é'.repeat(5000) })

describeS3('the command line on a bucket', (s3) => {
  // The command line has no flag for credentials: it finds them where the SDK looks.
  process.env['AWS_ACCESS_KEY_ID'] = credentials.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = credentials.secretAccessKey

  describe('catenary', () => {
    it('makes the bucket, runs a chain on it, and lists, prints, frees and removes what it left', async () => {
      const { bucket, endpoint } = s3.options()
      const store = ['--store', `s3://${bucket}/some/where?endpoint=${endpoint}&pathStyle=true`]
      const before = await runScript(large, store)
      expect(before).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(
          /--store: There is no such bucket\. Make it with `catenary store init`/,
        ),
      })
      expect(await runCli(['store', 'init', ...store, '--check'])).toMatchObject({
        code: 1,
        stdout: 'bucket: missing\nlifecycle: missing\n',
      })
      expect(await runCli(['store', 'init', ...store])).toMatchObject({
        code: 0,
        stdout: 'bucket: created\nlifecycle: written\n',
      })
      expect(await runCli(['store', 'init', ...store, '--check', '--json'])).toMatchObject({
        code: 0,
        stdout: '{"bucket":"found","lifecycle":"found"}\n',
      })
      const { stdout, stderr, code } = await runScript(large, [...store, '--json'])
      expect(code).toBe(0)
      const ref: string = JSON.parse(stdout).artifactRef
      expect(stderr).toContain(`catenary artifact get ${ref} --store 's3://`)
      expect(await runCli(['artifact', 'get', ref, ...store])).toEqual({ code: 0, stdout: whole, stderr: '' })
      expect((await runCli(['artifact', 'get', ref, ...store, '--range', '2-6'])).stdout).toBe('text')
      expect((await runCli(['artifact', 'ls', ...store])).stdout).toContain(ref)
      expect((await runCli(['store', 'gc', ...store, '--dry-run'])).stdout).toMatch(/^would free 0 bytes/)
      expect((await runCli(['artifact', 'rm', ref, ...store])).code).toBe(0)
      expect((await runCli(['artifact', 'get', ref, ...store])).code).toBe(1)
    }, 120_000)
  })
})
