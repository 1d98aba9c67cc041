import { readFileSync } from 'node:fs'

const exported = 'export default '

/**
 * The code of the inside end as one expression, of the realm and the installers of a prelude. Functions in
 * parentheses are compiled at once, and V8's cache holds them.
 */
export function guestCode(prelude: string): string {
  const text = readFileSync(new URL('./guest/realm.js', import.meta.url), 'utf8')
  return `(${text.slice(text.indexOf(exported) + exported.length).trim()})(${prelude})`
}
