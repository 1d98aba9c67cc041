import type { Hook, HookEvent, LogLine } from '../index.ts'
import { account } from './account.ts'
import type { AccountedCall, AccountLine } from './account.ts'
import type { Output } from './output.ts'
import { printableJson } from './printable.ts'

/** Of one progress value, in characters. */
const maxProgressLength = 1000

/** What the user sees while the chain runs. */
export interface LiveView {
  readonly hook: Hook
  readonly onLog: (line: LogLine) => void
  readonly onProgress: (value: unknown) => void
  /** What was done so far; a call under way is unknown. */
  accountSoFar(): readonly AccountLine[]
}

/** Shows logs, progress and calls as they happen. */
export function createLiveView(output: Output): LiveView {
  const ended: AccountedCall[] = []
  const running = new Map<string, string>()
  const showProgress = (value: unknown, tool?: string): void => {
    const text = typeof value === 'string' ? value : (printableJson(value) ?? 'undefined')
    const shown = text.length > maxProgressLength ? `${text.slice(0, maxProgressLength)}…` : text
    output.note('[progress]', tool === undefined ? shown : `${tool}: ${shown}`)
  }
  const hook = (event: HookEvent): void => {
    switch (event.type) {
      case 'tool_start':
        running.set(event.callId, event.tool)
        return
      case 'tool_end': {
        const { callId, tool, status, code, durationMs } = event.record
        running.delete(callId)
        ended.push(event.record)
        const why = code === undefined ? '' : ` (${code})`
        output.note('[call]', `${tool} ${status}${why}, ${Math.round(durationMs)} ms`)
        return
      }
      case 'progress':
        // That of the script comes in its order with the logs, by `onProgress`.
        if (event.callId !== undefined) showProgress(event.value, running.get(event.callId) ?? 'a tool')
        return
      case 'trace_error':
        output.note('[trace]', `${event.sink} could not be written: ${event.message}`)
        return
      default:
        event satisfies never
    }
  }
  return {
    hook,
    onLog: ({ level, text }) => output.note(level === 'info' ? '[log]' : `[${level}]`, text),
    onProgress: (value) => showProgress(value),
    accountSoFar() {
      const open = Array.from(running.values(), (tool): AccountedCall => {
        return { tool, status: 'cancelled', effect: 'unknown' }
      })
      return account([...ended, ...open])
    },
  }
}
