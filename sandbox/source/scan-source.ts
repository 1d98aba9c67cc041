import { charClass, LINE_END, SPACE, WORD } from './char-class.ts'
import { commentEnd, regexEnd, stringEnd, templatePartEnd } from './literal-end.ts'
import { calledWithTypes } from './type-arguments.ts'

/** What a linear look at a script finds before any parser sees it. Offsets are UTF-16, as in the text. */
export interface SourceScan {
  /** Offset of the first character that is neither space nor comment; the text's length if there is none. */
  readonly first: number
  /** Offset after the last character that is neither space nor comment. */
  readonly last: number
  /** Where a top-level statement begins with `import` or `export`. */
  readonly moduleWords: readonly number[]
  /** Every top-level statement looks like a function declaration. */
  readonly onlyFunctions: boolean
  /** The offsets of the first pair of braces at the top level; -1 for what there is not. */
  readonly firstBlock: { readonly open: number; readonly close: number }
  /** `f<T>(x)` occurs: a call in TypeScript, two comparisons in JavaScript. */
  readonly callsWithTypes: boolean
  /** Offset of the innermost bracket that is never closed. */
  readonly unclosed?: number
  /** Offset of the first bracket that closes nothing. */
  readonly stray?: number
  /** Offset of the bracket that nests deeper than `MAX_DEPTH`. */
  readonly tooDeep?: number
  /** The text ends inside a template literal or a block comment. */
  readonly endsInside?: 'template' | 'comment'
}

/** Brackets that may be open at the same time. */
export const MAX_DEPTH = 500

/** What a word means for what follows it; bits. */
const REGEX_NEXT = 1
const CONDITION_NEXT = 2
const OBJECT_NEXT = 4
const DECLARES_FUNCTION = 8
const OF_MODULES = 16
const KEYWORDS: ReadonlyMap<string, number> = new Map([
  ...'typeof case in of delete void throw new await yield instanceof do else'
    .split(' ')
    .map((word) => [word, REGEX_NEXT] as const),
  ['return', REGEX_NEXT | OBJECT_NEXT],
  ...['if', 'while', 'for', 'with'].map((word) => [word, CONDITION_NEXT] as const),
  ['function', DECLARES_FUNCTION],
  ['async', DECLARES_FUNCTION],
  ['import', OF_MODULES],
  ['export', OF_MODULES],
])
const LONGEST_KEYWORD = 10
const CALLED_IMPORT = /^import\s*[(.:]/
const BEFORE_OBJECT = new Set('=([,?:&|+-*!~^%<'.split(''))
const LINE_ENDS = /[\r\n\u2028\u2029]/
/** Characters looked at for all type arguments of a text; past it, it is taken to have some. */
const MAX_TYPE_LOOKAHEAD = 20_000
/** Stands on the stack for the brace of `${`, which leads back into its template. */
const SUBSTITUTION = 0
const CLOSES = new Map([
  [41, 40],
  [93, 91],
  [125, 123],
])

/** Looks a script through once: strings, templates, comments and regular expressions are skipped as such. */
export function scanSource(text: string): SourceScan {
  return new Scanner(text).scan()
}

class Scanner {
  readonly #text: string
  #at = 0
  #first = -1
  #last = 0
  /** A `/` here divides. */
  #operand = false
  /** The bits of the last word, if it was the last token. */
  #word = 0
  /** A line has ended since the last token. */
  #fresh = true
  /** A top-level statement may begin here. */
  #head = true
  #onlyFunctions = true
  readonly #firstBlock = { open: -1, close: -1 }
  #callsWithTypes = false
  #lookahead = MAX_TYPE_LOOKAHEAD
  #stray = -1
  #tooDeep = -1
  #endsInside: 'template' | 'comment' | undefined
  readonly #moduleWords: number[] = []
  readonly #opens: number[] = []
  readonly #offsets: number[] = []
  readonly #operandAfter: boolean[] = []

  constructor(text: string) {
    this.#text = text
  }

  scan(): SourceScan {
    const text = this.#text
    while (this.#at < text.length && this.#tooDeep < 0) this.#step(text.charCodeAt(this.#at))
    if (this.#opens.includes(SUBSTITUTION)) this.#endsInside ??= 'template'
    const unclosed = this.#offsets.at(-1)
    return {
      first: this.#first < 0 ? text.length : this.#first,
      last: this.#last,
      moduleWords: this.#moduleWords,
      onlyFunctions: this.#onlyFunctions && this.#first >= 0,
      firstBlock: this.#firstBlock,
      callsWithTypes: this.#callsWithTypes,
      ...(unclosed === undefined ? {} : { unclosed }),
      ...(this.#stray < 0 ? {} : { stray: this.#stray }),
      ...(this.#tooDeep < 0 ? {} : { tooDeep: this.#tooDeep }),
      ...(this.#endsInside === undefined ? {} : { endsInside: this.#endsInside }),
    }
  }

  #step(code: number): void {
    const kind = charClass(code)
    if (kind === SPACE) this.#at++
    else if (kind === LINE_END) {
      this.#fresh = true
      this.#at++
    } else if (code !== 47 || !this.#skipComment()) this.#token(code, kind)
  }

  #token(code: number, kind: number): void {
    if (this.#first < 0) this.#first = this.#at
    const head = this.#head
    this.#head = false
    if (kind === WORD) this.#readWord(head)
    else {
      if (head && code !== 59) this.#onlyFunctions = false
      this.#punctuation(code)
    }
    this.#last = this.#at
    this.#fresh = false
  }

  #punctuation(code: number): void {
    switch (code) {
      case 34:
      case 39:
        return this.#literal(stringEnd(this.#text, this.#at))
      case 96:
        this.#at++
        return this.#templatePart()
      case 40:
      case 91:
      case 123:
        return this.#open(code)
      case 41:
      case 93:
      case 125:
        return this.#close(code)
      case 47:
        return this.#slash()
      case 60:
        return this.#lessThan()
      default:
        return this.#operator(code)
    }
  }

  #operator(code: number): void {
    const next = this.#text.charCodeAt(this.#at + 1)
    const doubled = (code === 43 || code === 45) && next === code
    // `x++ / 2` and TypeScript's `x! / 2` divide: what stands before the operator counts.
    const keeps = doubled || (code === 33 && next !== 61)
    this.#operand = keeps && this.#operand
    this.#at += doubled ? 2 : 1
    this.#word = 0
    if (code === 59 && this.#opens.length === 0) this.#head = true
  }

  #readWord(head: boolean): void {
    const text = this.#text
    const start = this.#at
    let end = start + 1
    while (end < text.length && charClass(text.charCodeAt(end)) === WORD) end++
    this.#at = end
    const isMember = text.charCodeAt(start - 1) === 46
    const maybe = !isMember && end - start > 1 && end - start <= LONGEST_KEYWORD
    this.#word = (maybe && KEYWORDS.get(text.slice(start, end))) || 0
    this.#operand = (this.#word & REGEX_NEXT) === 0
    if (head && (this.#word & DECLARES_FUNCTION) === 0) this.#onlyFunctions = false
    if ((this.#word & OF_MODULES) === 0 || this.#opens.length > 0 || !(head || this.#fresh)) return
    if (!CALLED_IMPORT.test(text.slice(start, start + 40))) this.#moduleWords.push(start)
  }

  #open(code: number): void {
    const isObject = BEFORE_OBJECT.has(this.#text.charAt(this.#last - 1)) || (this.#word & OBJECT_NEXT) !== 0
    this.#operandAfter.push(code === 123 ? isObject : code !== 40 || (this.#word & CONDITION_NEXT) === 0)
    if (code === 123 && this.#opens.length === 0 && this.#firstBlock.open < 0)
      this.#firstBlock.open = this.#at
    this.#push(code, this.#at)
    this.#at++
    this.#operand = false
    this.#word = 0
  }

  #push(code: number, offset: number): void {
    this.#opens.push(code)
    this.#offsets.push(offset)
    if (this.#opens.length > MAX_DEPTH) this.#tooDeep = offset
  }

  #close(code: number): void {
    const open = this.#opens.at(-1)
    this.#word = 0
    if (open === SUBSTITUTION && code === 125) {
      this.#pop()
      this.#at++
      return this.#templatePart()
    }
    if (open === CLOSES.get(code)) this.#operand = this.#pop()
    else if (this.#stray < 0) this.#stray = this.#at
    if (code === 125 && this.#opens.length === 0) {
      this.#head = true
      if (this.#firstBlock.close < 0) this.#firstBlock.close = this.#at
    }
    this.#at++
  }

  #pop(): boolean {
    this.#opens.pop()
    this.#offsets.pop()
    return this.#operandAfter.pop() ?? true
  }

  #literal(end: number): void {
    this.#at = end
    this.#operand = true
    this.#word = 0
  }

  #templatePart(): void {
    const end = templatePartEnd(this.#text, this.#at)
    if (end < 0) this.#endsInside = 'template'
    this.#literal(end < 0 ? this.#text.length : end)
    if (end < 0 || this.#text.charCodeAt(end - 1) === 96) return
    this.#operandAfter.push(true)
    this.#push(SUBSTITUTION, end - 1)
    this.#operand = false
  }

  #skipComment(): boolean {
    const end = commentEnd(this.#text, this.#at)
    if (end === this.#at) return false
    if (end < 0) this.#endsInside = 'comment'
    const after = end < 0 ? this.#text.length : end
    this.#fresh ||= LINE_ENDS.test(this.#text.slice(this.#at, after))
    this.#at = after
    return true
  }

  #slash(): void {
    const end = this.#operand ? -1 : regexEnd(this.#text, this.#at)
    if (end >= 0) return this.#literal(end)
    this.#at++
    this.#operand = false
    this.#word = 0
  }

  #lessThan(): void {
    if (!this.#callsWithTypes && this.#operand && this.#last === this.#at) {
      const { yes, looked } = calledWithTypes(this.#text, this.#at)
      this.#lookahead -= looked
      this.#callsWithTypes = yes || this.#lookahead <= 0
    }
    this.#at++
    this.#operand = false
    this.#word = 0
  }
}
