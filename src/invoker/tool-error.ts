import { ToolFailure, type Effect } from '../kernel/index.ts'
import { maskSecrets } from './mask-secrets.ts'

const maxLength = 2000

/** What a thrown value tells a reader. */
export interface ToolErrorFacts {
  readonly text: string
  readonly retryable: boolean
  readonly effect: Effect | undefined
}

/**
 * What is told of whatever a tool threw: the message of an Error, cut before a stack or a cause, with whatever
 * looks like a credential masked, at most 2000 characters. Nothing else of it is told, and nothing of other values.
 */
export function toolErrorFacts(thrown: unknown): ToolErrorFacts {
  const isFailure = ToolFailure.isInstance(thrown)
  return {
    text: messageOf(thrown) ?? 'The tool failed and gave no reason.',
    retryable: isFailure && thrown.retryable,
    effect: isFailure ? thrown.effect : undefined,
  }
}

function messageOf(thrown: unknown): string | undefined {
  try {
    if (!(thrown instanceof Error) && Object.prototype.toString.call(thrown) !== '[object Error]')
      return undefined
    const message: unknown = Reflect.get(Object(thrown), 'message')
    if (typeof message !== 'string' || message.trim() === '') return undefined
    const [head = ''] = message.slice(0, 4 * maxLength).split(/\n\s*(?:at |caused by|\[cause\])/i)
    return maskSecrets(head).slice(0, maxLength).trim()
  } catch {
    return undefined
  }
}
