import type { ConnectionState } from './connection-state.ts'
import type { DeskChain } from './desk-chain.ts'
import { questionForm, readAnswer } from './question-form.ts'
import { chainReply, waitingReply } from './reply.ts'
import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  type CallToolResult,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from './sdk.ts'

export interface Attendance {
  readonly state: ConnectionState
  readonly server: McpServer
  readonly context: ServerContext
  readonly chain: DeskChain
  readonly images: boolean
  /** Whether the end of the request is the end of the chain. */
  readonly owner: 'request' | 'nobody'
}

/**
 * Waits for a chain on behalf of one request: hands on its progress and its log, and comes back with what it came to,
 * or with the questions that the client is to ask its user. The request that brings the answers joins it again.
 */
export async function attendChain(attendance: Attendance): Promise<CallToolResult | InputRequiredResult> {
  const { chain, context, server, state, images, owner } = attendance
  const { signal, inputResponses = {} } = context.mcpReq
  chain.canAsk = canAsk(server, context)
  for (const [id, response] of Object.entries(inputResponses)) {
    const answer = readAnswer(response)
    if (answer !== undefined) chain.answer(id, answer)
  }
  const cancel = (): void => chain.cancel()
  if (owner === 'request') signal.addEventListener('abort', cancel, { once: true })
  if (signal.aborted && owner === 'request') cancel()
  const unwatch = chain.watch(createTeller(context))
  try {
    const news = await chain.news(signal)
    switch (news.kind) {
      case 'ended':
        return await chainReply(news.result, { store: state.host.store, owner: state.host.owner, images })
      case 'asks':
        return inputRequired({
          inputRequests: Object.fromEntries(
            news.questions.map(({ request }) => [request.id, questionForm(request)]),
          ),
          requestState: chain.token,
        })
      case 'waits':
        return waitingReply(chain.id, news.requests)
      default:
        return news satisfies never
    }
  } finally {
    unwatch()
    signal.removeEventListener('abort', cancel)
  }
}

/** Whether the client that makes this request can show a form to its user. */
function canAsk(server: McpServer, { mcpReq }: ServerContext): boolean {
  const stated: unknown = Reflect.get(mcpReq.envelope ?? {}, CLIENT_CAPABILITIES_META_KEY)
  const declared = stated ?? server.server.getClientCapabilities()
  const elicitation: unknown =
    typeof declared === 'object' && declared !== null ? Reflect.get(declared, 'elicitation') : undefined
  if (typeof elicitation !== 'object' || elicitation === null) return false
  // One that names no kind of question means forms.
  return 'form' in elicitation || !('url' in elicitation)
}

/** Tells a client of what happens: progress where it asked for it, log lines at their level. */
function createTeller({ mcpReq }: ServerContext): Parameters<DeskChain['watch']>[0] {
  const progressToken = mcpReq._meta?.progressToken
  let progress = 0
  // A client that has left is none of the chain's business.
  const drop = (): void => undefined
  return (event) => {
    if (event.type === 'log') {
      const level = event.line.level === 'warn' ? 'warning' : event.line.level
      void mcpReq.log(level, event.line.text, 'script').catch(drop)
      return
    }
    if (progressToken === undefined) return
    progress += 1
    const params = { progressToken, progress, message: event.message }
    void mcpReq.notify({ method: 'notifications/progress', params }).catch(drop)
  }
}
