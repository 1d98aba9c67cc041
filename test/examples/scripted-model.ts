import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model says in one turn. */
export type Turn = readonly (
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: unknown }
)[]

export interface ScriptedModel extends AsyncDisposable {
  readonly url: string
  /** The bodies of the requests, as they came. */
  readonly requests: {
    readonly tools: { readonly name: string; readonly input_schema: object }[]
    readonly messages: Message[]
  }[]
  /** Rules of the wire that a request broke. */
  readonly violations: string[]
}

interface Message {
  readonly role: string
  readonly content: string | Block[]
}
interface Block {
  readonly type: string
  readonly id?: string
  readonly tool_use_id?: string
  readonly content?: unknown
  readonly is_error?: boolean
}

/** A server that speaks the Messages API: it says what it was told to, and minds the protocol's rules. */
export async function scriptedModel(turns: readonly Turn[]): Promise<ScriptedModel> {
  const requests: ScriptedModel['requests'][number][] = []
  const violations: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://x')
      if (request.method !== 'POST' || pathname !== '/v1/messages')
        violations.push(`${request.method} ${pathname}`)
      if (request.headers.authorization !== 'Bearer test-key' && request.headers['x-api-key'] !== 'test-key')
        violations.push('no key')
      if (request.headers['anthropic-version'] === undefined) violations.push('no version')
      const body = JSON.parse(text) as ScriptedModel['requests'][number]
      violations.push(...problemsOf(body.messages))
      const content = turns[requests.length] ?? [{ type: 'text', text: 'I have nothing more to say.' }]
      requests.push(body)
      const calls = content.some(({ type }) => type === 'tool_use')
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          id: `msg_${requests.length}`,
          type: 'message',
          role: 'assistant',
          model: 'scripted',
          content,
          stop_reason: calls ? 'tool_use' : 'end_turn',
          stop_sequence: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        }),
      )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    violations,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Roles take turns, and every call is answered in the next message, each once and nothing else. */
function problemsOf(messages: readonly Message[]): string[] {
  return messages.flatMap((message, index) => {
    const expected = index % 2 === 0 ? 'user' : 'assistant'
    const blocks = typeof message.content === 'string' ? [] : message.content
    const calls = blocks.filter(({ type }) => type === 'tool_use').map(({ id }) => id)
    const next = messages[index + 1]?.content
    const answers = Array.isArray(next) ? next.map(({ tool_use_id }) => tool_use_id) : []
    const answered = message.role !== 'assistant' || JSON.stringify(calls) === JSON.stringify(answers)
    return [
      ...(message.role === expected ? [] : [`message ${index} is of ${message.role}`]),
      ...(answered ? [] : [`the calls of message ${index} are not answered one by one`]),
    ]
  })
}
