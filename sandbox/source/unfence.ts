import { scanSource } from './scan-source.ts'

/** A script taken out of its Markdown, or why it cannot be. Offsets stay those of the whole text. */
export type Unfenced =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string; readonly offset: number }

interface FenceLine {
  readonly offset: number
  /** Offset of the line's end, before its terminator. */
  readonly end: number
  readonly ticks: number
  readonly info: string
}

const FENCE_LINE = /^[ \t]*(`{3,})([^`\r\n]*)$/gm
const SCRIPT_INFO = /^(?:|js|javascript|mjs|cjs|jsx|node|ts|typescript|mts|cts|tsx)(?![\w-])/i
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*)/
const CODE_LINE = /[;{}]\s*$|^\s*(?:const|let|var)\s+[\w$[{].*=/
const OTHER_LANGUAGE = 'the fenced block is in another language: send JavaScript or TypeScript'
const SEVERAL_BLOCKS = 'the text holds more than one fenced block: send one script, all in one block'
const CODE_OUTSIDE = 'there is code outside of the fenced block: send one script, all in one block'
/** Fence lines tried as the closing one. */
const MAX_CANDIDATES = 16

/**
 * Blanks everything outside the one fenced block of a text. A fence inside a comment or a template literal is
 * no fence; one that cannot be taken off is refused, since it would run as a call of a template.
 */
export function unfence(text: string): Unfenced {
  const whole: Unfenced = { ok: true, text }
  if (!text.includes('```')) return whole
  const fences = fenceLines(text)
  const opening = fences[0]
  if (!opening) return whole
  const before = text.slice(0, opening.offset)
  if (scanSource(before).endsInside !== undefined) return whole
  const closing = closingFence(text, opening, fences)
  if (!closing) return whole
  if (!SCRIPT_INFO.test(opening.info)) return refuseFence(OTHER_LANGUAGE, opening)
  const another = fences.find((fence) => fence.offset > closing.offset)
  if (another) return refuseFence(SEVERAL_BLOCKS, another)
  if (hasCode(before) || hasCode(text.slice(closing.end))) return refuseFence(CODE_OUTSIDE, opening)
  const script = text.slice(opening.end, closing.offset)
  return { ok: true, text: blank(text.slice(0, opening.end)) + script + blank(text.slice(closing.offset)) }
}

/** Replaces everything but the ends of lines by spaces. */
export function blank(text: string): string {
  return text.replace(/[^\r\n\u2028\u2029]/g, ' ')
}

function refuseFence(message: string, { offset }: FenceLine): Unfenced {
  return { ok: false, message, offset }
}

function hasCode(text: string): boolean {
  return text.split(/[\r\n]/).some((line) => CODE_LINE.test(line) && !COMMENT_LINE.test(line))
}

function fenceLines(text: string): FenceLine[] {
  return Array.from(text.matchAll(FENCE_LINE), (match) => ({
    offset: match.index,
    end: match.index + match[0].length,
    ticks: match[1]?.length ?? 0,
    info: match[2]?.trim() ?? '',
  }))
}

/** The first bare fence after the opening one that the script itself does not quote. */
function closingFence(text: string, opening: FenceLine, fences: readonly FenceLine[]): FenceLine | undefined {
  const bare = fences.filter(
    (fence) => fence.offset > opening.offset && fence.info === '' && fence.ticks >= opening.ticks,
  )
  const closing = bare
    .slice(0, MAX_CANDIDATES)
    .find((fence) => scanSource(text.slice(opening.end, fence.offset)).endsInside === undefined)
  return closing ?? bare.findLast((fence) => text.slice(fence.end).trim() === '')
}
