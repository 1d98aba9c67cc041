import { describe, expect, it } from 'vitest'
import { redactSecrets } from '../../src/invoker/index.ts'
import type { JsonValue } from '../../src/kernel/index.ts'
import { MemoryTraceSink } from '../../src/trace/index.ts'
import { bench, tool } from '../invoker/fixture.ts'

const place = { tool: 't', part: 'arguments' } as const

describe('a redaction', () => {
  it('that changes what it is handed changes only what is kept', async () => {
    const sink = new MemoryTraceSink()
    const redact = (value: JsonValue): JsonValue => {
      if (typeof value === 'object' && value !== null) Reflect.set(value, 'password', '***')
      return value
    }
    const echo = tool('echo', (args) => ({ ...(args as object), found: true }))
    const { dispatch } = bench([echo], { traceSinks: [sink], redact })
    const { result, valueJson } = await dispatch('echo', { password: 'hunter2' })
    expect(result.structured).toEqual({ password: 'hunter2', found: true })
    expect(valueJson).toContain('hunter2')
    const end = sink.events.find(({ type }) => type === 'call_end')
    expect(end).toMatchObject({
      arguments: { password: '***' },
      result: { password: '***', found: true },
    })
  })
})

describe('redactSecrets masks', () => {
  it.each([
    'password',
    'passwd',
    'pwd',
    'passphrase',
    'dbPwd',
    'secret',
    'clientSecret',
    'token',
    'access_token',
    'credentials',
    'Authorization',
    'auth',
    'Cookie',
    'set-cookie',
    'apiKey',
    'api_key',
    'x-api-key',
    'privateKey',
    'access-key',
    'accountKey',
    'sessionId',
    'session_id',
    'sid',
    'jwt',
    'dsn',
    'connectionString',
    'connection_string',
    'otp',
    'pin',
    'signature',
    'encryptionKey',
    'signing_key',
    'bearer',
  ])('what stands under %s', (name) => {
    expect(redactSecrets({ deep: [{ [name]: 'hunter2' }] }, place)).toEqual({
      deep: [{ [name]: '[masked]' }],
    })
  })

  it.each([
    'author',
    'authors',
    'pinned',
    'compass',
    'sidebar',
    'keyboard',
    'monkey',
    'key',
    'design',
    'opinion',
  ])('nothing under %s', (name) => {
    expect(redactSecrets({ [name]: 'plain' }, place)).toEqual({ [name]: 'plain' })
  })

  it('a credential that is itself a name', () => {
    const key = `sk-live-${'a1'.repeat(12)}`
    expect(JSON.stringify(redactSecrets({ [key]: 1, list: [key] }, place))).not.toContain(key)
  })

  it('the value of a pair that names a credential', () => {
    expect(
      redactSecrets(
        [
          { name: 'X-Api-Key', value: 'hunter2' },
          { key: 'password', value: 'hunter2' },
        ],
        place,
      ),
    ).toEqual([
      { name: 'X-Api-Key', value: '[masked]' },
      { key: 'password', value: '[masked]' },
    ])
  })
})
