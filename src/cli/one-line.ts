import { printable } from './printable.ts'

/** Characters that are shown of one text. */
const maxLength = 1000

/** A text on one line that cannot drive a terminal, whoever wrote it and however long it is. */
export function oneLine(text: string): string {
  const shown = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  return printable(shown).replaceAll('\n', '\\n').replaceAll('\t', '\\t')
}
