/** What somebody typed at the question about one call. */
export type Choice =
  | { readonly kind: 'yes' | 'yes_to_tool' | 'show' | 'edit' }
  | { readonly kind: 'no'; readonly reason: string | undefined }

/** The answer to one question; whatever is no clear yes is no. */
export function parseChoice(typed: string): Choice {
  const no = /^n(?:o)?[\s:,]+(.+)$/i.exec(typed)
  if (no !== null) return { kind: 'no', reason: no[1] }
  switch (typed.toLowerCase()) {
    case 'y':
    case 'yes':
      return { kind: 'yes' }
    case 'c':
      return { kind: 'yes_to_tool' }
    case 'e':
      return { kind: 'edit' }
    case 'v':
      return { kind: 'show' }
    default:
      return { kind: 'no', reason: undefined }
  }
}

/** What somebody typed at the question about several calls. */
export type BatchChoice =
  /** Numbers from 1. */
  | { readonly kind: 'these'; readonly numbers: ReadonlySet<number> }
  | { readonly kind: 'edit'; readonly number: number }
  | { readonly kind: 'show' | 'unclear' }

/** The answer to a question about `count` calls: `a`, `n`, numbers and ranges, `e` and a number, or `v`. */
export function parseBatchChoice(typed: string, count: number): BatchChoice {
  const text = typed.toLowerCase()
  if (text === '' || text === 'n' || text === 'no' || text === 'none') return these([])
  if (text === 'a' || text === 'all') return these(range(1, count))
  if (text === 'v') return { kind: 'show' }
  const edit = /^e\s*(\d{1,6})$/.exec(text)
  if (edit !== null) {
    const number = Number(edit[1])
    return number >= 1 && number <= count ? { kind: 'edit', number } : { kind: 'unclear' }
  }
  const numbers: number[] = []
  for (const part of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const span = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part)
    const from = Number(span?.[1] ?? Number.NaN)
    const to = Number(span?.[2] ?? from)
    if (!(from >= 1 && from <= to && to <= count)) return { kind: 'unclear' }
    numbers.push(...range(from, to))
  }
  return numbers.length === 0 ? { kind: 'unclear' } : these(numbers)
}

function these(numbers: readonly number[]): BatchChoice {
  return { kind: 'these', numbers: new Set(numbers) }
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
