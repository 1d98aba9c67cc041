import { readFileSync } from 'node:fs'

// In the order in which they stand on one another.
const installers = [
  'codec',
  'calls',
  'artifact',
  'catalogue',
  'tools',
  'console',
  'globals',
  'replay',
  'url',
  'clone',
  'transfer',
  'workspace',
  'artifacts',
]

/** Each guest file is a module with one default export, so that it can be linted; what is evaluated is the export. */
const exported = 'export default '

/** The inside end of the bridge as text: an expression whose value is the list of its installers. */
export function readPrelude(): string {
  const sources = installers.map((name) => {
    const text = readFileSync(new URL(`./guest/${name}.js`, import.meta.url), 'utf8')
    return `(${text.slice(text.indexOf(exported) + exported.length).trim()})`
  })
  return `[\n${sources.join(',\n')}\n]`
}
