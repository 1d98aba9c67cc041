import type { ChainRunOk } from '../index.ts'
import type { Output } from './output.ts'
import { printable, printableJson } from './printable.ts'

/** Writes what a chain returned to stdout: a string as it is, anything else as indented JSON, nothing for nothing. */
export async function showValue({ value, preview }: ChainRunOk, output: Output): Promise<void> {
  const text = preview ?? (typeof value === 'string' ? value : printableJson(value, 2))
  if (text === undefined) return
  const line = text.endsWith('\n') ? text : `${text}\n`
  // A file or a program gets the very characters; a terminal would obey some of them.
  await output.write(output.isTerminal ? printable(line) : line)
}
