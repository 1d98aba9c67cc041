import { z } from 'zod'
import { fileChangeSchema, type FileChange, type ToolContext } from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import { attempt, bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { cutText, maxSummaryLength } from './cut-text.ts'
import { failure, type Ending } from './failure.ts'
import type { PinnedTool } from './tool-entry.ts'
import { toolErrorFacts } from './tool-error.ts'

const maxDiffLength = 256 * 1024

/** Step 6: a tool with `prepareCall` freezes its exact effect, which is then what is approved and run. */
export async function prepare(call: Call, pinned: PinnedTool): Promise<Ending | undefined> {
  const { prepareCall } = pinned
  if (prepareCall === undefined) return undefined
  const timeoutMs = Math.min(call.session.policy.callTimeoutMs, pinned.timeoutMs)
  call.heard = true
  const work = attempt(() => prepareCall(call.args, call.context(timeoutMs)))
  const outcome = await bounded(call, work, { timeoutMs })
  switch (outcome.kind) {
    case 'value':
      return accept(call, outcome.value)
    case 'error':
      return failed(call, toolErrorFacts(outcome.error).text)
    case 'timeout':
      call.abort('TimeoutError')
      return failed(call, `It was not ready after ${timeoutMs} ms.`)
    case 'deadline':
      return deadlineEnding(call)
    case 'interrupted':
      return cancelledEnding(call)
    default:
      return outcome satisfies never
  }
}

function accept(call: Call, prepared: unknown): Ending | undefined {
  if (typeof prepared !== 'object' || prepared === null) return failed(call, 'It prepared nothing.')
  const summary: unknown = Reflect.get(prepared, 'summary')
  const execute: unknown = Reflect.get(prepared, 'execute')
  if (typeof summary !== 'string' || typeof execute !== 'function') {
    return failed(call, 'What it prepared has no summary or no execute.')
  }
  const files = fileChangesOf(Reflect.get(prepared, 'files'))
  if (files === undefined) return failed(call, 'The files of what it prepared are no list of { path, diff }.')
  call.summary = cutText(summary, maxSummaryLength)
  if (files.length > 0) call.files = files
  call.prepared = (context: ToolContext): unknown => Reflect.apply(execute, prepared, [context])
  return undefined
}

/** A frozen copy; undefined where it is none. */
function fileChangesOf(value: unknown): readonly FileChange[] | undefined {
  if (value === undefined) return []
  const parsed = z.array(fileChangeSchema).safeParse(value)
  return parsed.success
    ? parsed.data.map(({ path, diff }) => ({ path, diff: cutText(diff, maxDiffLength) }))
    : undefined
}

function failed(call: Call, why: string): Ending {
  return failure('prepare_failed', `"${call.tool}" could not prepare the call, and nothing was run. ${why}`)
}
