const TAB = 4
const NARROW = /[\uFF61-\uFFDC]/
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]/u
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u

/** The offset in a line of the character that a terminal shows in a column counted from 0, tabs set every four. */
export function offsetAtColumn(line: string, column: number): number {
  let offset = 0
  let shown = 0
  for (const char of line) {
    if (shown >= column && !NO_WIDTH.test(char)) break
    shown += char === '\t' ? TAB - (shown % TAB) : widthOf(char)
    offset += char.length
  }
  return offset
}

function widthOf(char: string): number {
  if (char < '\u0080') return char < ' ' ? 0 : 1
  if (NO_WIDTH.test(char)) return 0
  return WIDE.test(char) && !NARROW.test(char) ? 2 : 1
}
