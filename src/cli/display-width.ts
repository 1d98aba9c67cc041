/** East Asian wide and full-width characters and pictures: two columns in a terminal. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u

/** Columns that a text takes in a terminal. */
export function displayWidth(text: string): number {
  let width = 0
  for (const { segment } of new Intl.Segmenter().segment(text)) width += widthOf(segment)
  return width
}

/** A text in so many columns: cut with an ellipsis, or filled with spaces. */
export function fitWidth(text: string, columns: number): string {
  let width = 0
  let fitting = ''
  // The text up to where there is still room for the ellipsis.
  let cut = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    width += widthOf(segment)
    if (width > columns) return `${cut}…`.padEnd(columns - displayWidth(`${cut}…`) + cut.length + 1)
    fitting += segment
    if (width < columns) cut = fitting
  }
  return fitting + ' '.repeat(columns - width)
}

function widthOf(grapheme: string): number {
  if (/^[\p{M}\p{Cf}]+$/u.test(grapheme)) return 0
  return wide.test(grapheme) ? 2 : 1
}
