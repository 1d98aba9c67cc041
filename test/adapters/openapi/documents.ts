import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'yaml'

const folder = join(import.meta.dirname, '../../fixtures/openapi')

/** The names of the documents that others have published. */
export const documentNames: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.gz'))
  .map((name) => name.slice(0, -'.gz'.length))

/** The text of a document. */
export function documentText(name: string): string {
  return gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()
}

/** The text without the mark that some begin with. */
export function plainText(name: string): string {
  return documentText(name).replace(/^\uFEFF/, '')
}

/** A part of a document: whatever others wrote there. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any

export type Document = Record<string, Loose>

/** A document as data. */
export function readDocument(name: string): Document {
  const text = plainText(name)
  return (name.endsWith('.json') ? JSON.parse(text) : parse(text)) as Document
}
