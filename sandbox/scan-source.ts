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

const BEFORE_REGEX = new Set(
  'return typeof case in of delete void throw new await yield instanceof do else'.split(' '),
)
const BEFORE_CONDITION = new Set(['if', 'while', 'for', 'with'])
const BEFORE_OBJECT = new Set('=([,?:&|+-*!~^%<'.split(''))
const MAX_TYPE_LENGTH = 200
const MAX_TYPE_LOOKAHEAD = 20_000
const TYPE_TEXT = /[\w$\s.,|&[\]{}()'"?:;=-]/
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
  #word = ''
  /** A line has ended since the last token. */
  #fresh = true
  /** A top-level statement may begin here. */
  #head = true
  #onlyFunctions = true
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
      callsWithTypes: this.#callsWithTypes,
      ...(unclosed === undefined ? {} : { unclosed }),
      ...(this.#stray < 0 ? {} : { stray: this.#stray }),
      ...(this.#tooDeep < 0 ? {} : { tooDeep: this.#tooDeep }),
      ...(this.#endsInside === undefined ? {} : { endsInside: this.#endsInside }),
    }
  }

  #step(code: number): void {
    if (isLineEnd(code)) {
      this.#fresh = true
      this.#at++
    } else if (isSpace(code)) this.#at++
    else if (code === 47 && this.#skipComment()) return
    else this.#token(code)
  }

  #token(code: number): void {
    if (this.#first < 0) this.#first = this.#at
    const head = this.#head
    this.#head = false
    if (isWordPart(code)) this.#readWord(head)
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
        return this.#skipString(code)
      case 96:
        this.#at++
        return this.#skipTemplate()
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
    this.#word = ''
    if (code === 59 && this.#opens.length === 0) this.#head = true
  }

  #readWord(head: boolean): void {
    const text = this.#text
    const start = this.#at
    let end = start + 1
    while (end < text.length && isWordPart(text.charCodeAt(end))) end++
    this.#at = end
    const word = end - start > 10 ? '' : text.slice(start, end)
    const isMember = text.charCodeAt(start - 1) === 46
    this.#word = isMember ? '' : word
    this.#operand = isMember || !BEFORE_REGEX.has(word)
    if (head && word !== 'function' && word !== 'async') this.#onlyFunctions = false
    if (this.#opens.length > 0 || isMember || !(head || this.#fresh)) return
    if (word === 'export' || (word === 'import' && !/\s*[(.:]/y.test(text.slice(end, end + 40)))) {
      this.#moduleWords.push(start)
    }
  }

  #open(code: number): void {
    const isObject = BEFORE_OBJECT.has(this.#text.charAt(this.#last - 1)) || this.#word === 'return'
    this.#operandAfter.push(code === 123 ? isObject : !(code === 40 && BEFORE_CONDITION.has(this.#word)))
    this.#push(code)
    this.#at++
    this.#operand = false
    this.#word = ''
  }

  #push(code: number): void {
    this.#opens.push(code)
    this.#offsets.push(this.#at)
    if (this.#opens.length > MAX_DEPTH) this.#tooDeep = this.#at
  }

  #close(code: number): void {
    const open = this.#opens.at(-1)
    this.#word = ''
    if (open === SUBSTITUTION && code === 125) {
      this.#pop()
      this.#at++
      return this.#skipTemplate()
    }
    if (open === CLOSES.get(code)) this.#operand = this.#pop()
    else if (this.#stray < 0) this.#stray = this.#at
    this.#at++
    if (code === 125 && this.#opens.length === 0) this.#head = true
  }

  #pop(): boolean {
    this.#opens.pop()
    this.#offsets.pop()
    return this.#operandAfter.pop() ?? true
  }

  #skipString(quote: number): void {
    const text = this.#text
    let at = this.#at + 1
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 92) at += text.startsWith('\r\n', at + 1) ? 2 : 1
      else if (code === quote || code === 10 || code === 13) break
    }
    // An unterminated string ends with its line, so that what follows is still seen as code.
    this.#at = Math.min(text.length, text.charCodeAt(at) === quote ? at + 1 : at)
    this.#operand = true
    this.#word = ''
  }

  #skipTemplate(): void {
    const text = this.#text
    this.#operand = true
    this.#word = ''
    for (let at = this.#at; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 92) at++
      else if (code === 96) {
        this.#at = at + 1
        return
      } else if (code === 36 && text.charCodeAt(at + 1) === 123) {
        this.#at = at + 1
        this.#operandAfter.push(true)
        this.#push(SUBSTITUTION)
        this.#at = at + 2
        this.#operand = false
        return
      }
    }
    this.#at = text.length
    this.#endsInside = 'template'
  }

  #skipComment(): boolean {
    const text = this.#text
    const next = text.charCodeAt(this.#at + 1)
    if (next === 47) {
      while (this.#at < text.length && !isLineEnd(text.charCodeAt(this.#at))) this.#at++
      return true
    }
    if (next !== 42) return false
    const end = text.indexOf('*/', this.#at + 2)
    if (end < 0) this.#endsInside = 'comment'
    const after = end < 0 ? text.length : end + 2
    if (/[\r\n]/.test(text.slice(this.#at, after))) this.#fresh = true
    this.#at = after
    return true
  }

  #slash(): void {
    const end = this.#operand ? -1 : regexEnd(this.#text, this.#at)
    this.#at = end < 0 ? this.#at + 1 : end
    this.#operand = end >= 0
    this.#word = ''
  }

  #lessThan(): void {
    if (!this.#callsWithTypes && this.#operand && this.#last === this.#at) {
      if (this.#lookahead <= 0) this.#callsWithTypes = true
      else this.#callsWithTypes = this.#isTypeArguments()
    }
    this.#at++
    this.#operand = false
    this.#word = ''
  }

  /** `<…>` right after a name and right before `(` or a template: `a < b` as people space it is not meant. */
  #isTypeArguments(): boolean {
    const text = this.#text
    const limit = Math.min(text.length, this.#at + MAX_TYPE_LENGTH)
    let depth = 1
    let at = this.#at + 1
    if (/[\s=<]/.test(text.charAt(at))) return false
    for (; at < limit && depth > 0; at++) {
      const char = text.charAt(at)
      if (char === '<') depth++
      else if (char === '>') depth -= text.charAt(at - 1) === '=' ? 0 : 1
      else if (!TYPE_TEXT.test(char) && char < '\u0080') break
    }
    this.#lookahead -= at - this.#at
    return depth === 0 && /^\s*[(`]/.test(text.slice(at, at + 20))
  }
}

/** Offset after the regular expression that begins at `from`, or -1 where its line ends first. */
function regexEnd(text: string, from: number): number {
  let inClass = false
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isLineEnd(code)) return -1
    if (code === 92) at++
    else if (code === 91) inClass = true
    else if (code === 93) inClass = false
    else if (code === 47 && !inClass) {
      at++
      while (isWordPart(text.charCodeAt(at))) at++
      return at
    }
  }
  return -1
}

function isLineEnd(code: number): boolean {
  return code === 10 || code === 13 || code === 0x2028 || code === 0x2029
}

function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 12)
  return code === 0xa0 || code === 0xfeff || code === 0x3000 || (code >= 0x2000 && code <= 0x200a)
}

function isWordPart(code: number): boolean {
  if (code >= 128) return !isSpace(code) && !isLineEnd(code)
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 36 ||
    code === 92
  )
}
