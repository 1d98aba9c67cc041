import type { ConnectionState } from './connection-state.ts'
import type { ChainEvent, DeskChain } from './desk-chain.ts'
import { questionForm, readAnswer } from './question-form.ts'
import { chainReply, sleepingReply, waitingReply } from './reply.ts'
import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  type CallToolResult,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from './sdk.ts'

/** How long a decision of another process may take to be heard of, in milliseconds. */
const decisionMs = 1000

export interface Attendance {
  readonly state: ConnectionState
  readonly server: McpServer
  readonly context: ServerContext
  readonly chain: DeskChain
  readonly images: boolean
  /** Whether the request starts the chain, and its end is the end of the chain; or only joins it. */
  readonly role: 'starts' | 'joins'
}

/**
 * Waits for a chain on behalf of one request: hands on its progress and its log, and comes back with what it came to,
 * or with the questions that the client is to ask its user. The request that brings the answers joins it again.
 */
export async function attendChain(attendance: Attendance): Promise<CallToolResult | InputRequiredResult> {
  const { chain, context, server, state, images, role } = attendance
  const { signal, inputResponses = {} } = context.mcpReq
  chain.canAsk = canAsk(server, context)
  for (const [id, response] of Object.entries(inputResponses)) {
    const answer = readAnswer(response)
    if (answer !== undefined) chain.answer(id, answer)
  }
  const uncancel = cancelWith(attendance)
  const teller = createTeller(context, chain)
  const unwatch = chain.watch(teller.tell)
  try {
    const news = await chain.news(signal, role === 'joins' ? decisionMs : 0)
    await teller.flush()
    switch (news.kind) {
      case 'ended':
        if (news.result.status === 'suspended')
          return sleepingReply(chain, news.result.waitingFor, state.host.howToDecide)
        return await chainReply(news.result, { store: state.host.store, owner: state.host.owner, images })
      case 'asks':
        return inputRequired({
          inputRequests: Object.fromEntries(
            news.questions.map(({ request }) => [request.id, questionForm(request)]),
          ),
          requestState: chain.token,
        })
      case 'waits':
        return waitingReply(chain.id, news.requests, state.host.howToDecide)
      default:
        return news satisfies never
    }
  } finally {
    unwatch()
    uncancel()
  }
}

/**
 * Lets the end of the request that starts a chain end the chain. A client of an older revision has one request for all
 * rounds of questions: there it holds between them too.
 */
function cancelWith({ chain, role, context }: Attendance): () => void {
  if (role === 'joins') return () => undefined
  const { signal, envelope } = context.mcpReq
  const cancel = (): void => chain.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  if (signal.aborted) cancel()
  return () => {
    if (envelope !== undefined || chain.result !== undefined) signal.removeEventListener('abort', cancel)
  }
}

/** Whether the client that makes this request can show a form to its user. */
export function canAsk(server: McpServer, { mcpReq }: ServerContext): boolean {
  const stated: unknown = Reflect.get(mcpReq.envelope ?? {}, CLIENT_CAPABILITIES_META_KEY)
  const declared = stated ?? server.server.getClientCapabilities()
  const elicitation: unknown =
    typeof declared === 'object' && declared !== null ? Reflect.get(declared, 'elicitation') : undefined
  if (typeof elicitation !== 'object' || elicitation === null) return false
  // One that names no kind of question means forms.
  return 'form' in elicitation || !('url' in elicitation)
}

interface Teller {
  tell(event: ChainEvent): void
  /** Resolves once all that was told is on its way: after the answer it would be too late. */
  flush(): Promise<void>
}

/** Tells a client of what happens: progress where it asked for it, log lines at their level. */
function createTeller({ mcpReq }: ServerContext, chain: DeskChain): Teller {
  const progressToken = mcpReq._meta?.progressToken
  const underWay = new Set<Promise<void>>()
  const send = (sending: Promise<void>): void => {
    // A client that has left is none of the chain's business.
    const sent = sending.catch(() => undefined).finally(() => underWay.delete(sent))
    underWay.add(sent)
  }
  return {
    tell(event) {
      if (event.type === 'log') {
        const level = event.line.level === 'warn' ? 'warning' : event.line.level
        send(mcpReq.log(level, event.line.text, 'script'))
      } else if (progressToken !== undefined) {
        const params = { progressToken, progress: chain.countProgress(), message: event.message }
        send(mcpReq.notify({ method: 'notifications/progress', params }))
      }
    },
    async flush() {
      await Promise.all(underWay)
    },
  }
}
