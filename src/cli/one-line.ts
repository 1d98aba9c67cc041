import { printable } from './printable.ts'

/** A text on one line that cannot drive a terminal, whoever wrote it. */
export function oneLine(text: string): string {
  return printable(text).replaceAll('\n', '\\n').replaceAll('\t', '\\t')
}
