/** A script that must pass without complaint, however untidy it is. */
export interface RightScript {
  readonly name: string
  readonly script: string
}

const right = (name: string, script: string): RightScript => ({
  name,
  script: script.replace(/^\n/, '').trimEnd(),
})

/** As one would write it. */
const tidy: readonly RightScript[] = [
  right('one call', `return await tools.weather({ city: 'Oslo' })`),
  right('a call without arguments', `return (await tools.now()).iso`),
  right('a call with an empty object', `return (await tools.now({})).iso`),
  right('optional arguments left out', `return (await tools.crm.search({ query: 'acme' })).total`),
  right('all arguments', `return await tools.crm.search({ query: 'acme', country: 'DE', limit: 5 })`),
  right(
    'calls at once',
    `
const cities = ['Oslo', 'Rome']
const all = await Promise.all(cities.map((city) => tools.weather({ city })))
return all.map((w) => w.temperature)`,
  ),
  right(
    'a loop',
    `
let sum = 0
for (const order of await tools.orders.list({ customerId: 'c1' })) sum += order.total
return sum`,
  ),
  right(
    'calls that depend on one another',
    `
const { customers } = await tools.crm.search({ query: 'acme' })
const lists = await Promise.all(customers.map((c) => tools.orders.list({ customerId: c.id, status: 'open' })))
return lists.flat().map((order) => ({ id: order.id, total: order.total }))`,
  ),
  right(
    'a nullable field checked',
    `
const customer = await tools.crm.get({ id: 'c1' })
return customer.email === null ? 'none' : customer.email.toLowerCase()`,
  ),
  right('a nullable field with a default', `return ((await tools.crm.get({ id: 'c1' })).email ?? '').length`),
  right(
    'an optional field chained',
    `
const [order] = await tools.orders.list({ customerId: 'c1' })
return order?.shippedAt?.slice(0, 10)`,
  ),
  right(
    'a failure caught',
    `
try {
  return await tools.orders.refund({ orderId: 'o1', amount: 5 })
} catch (error) {
  if (error instanceof ToolError) return error.code
  throw error
}`,
  ),
  right(
    'an outcome',
    `
const outcome = await tools.weather.invoke({ city: 'Oslo' })
return outcome.status`,
  ),
  right(
    'a union',
    `
return await tools.calendar.create_event({
  title: 'Planning',
  start: '2026-12-01T09:00:00Z',
  where: { kind: 'room', room: '12' },
  attendees: [{ email: 'a@example.com' }, { email: 'b@example.com', optional: true }],
})`,
  ),
  right(
    'types of its own',
    `
interface Row { name: string; total: number }
const rows: Row[] = []
for (const order of await tools.orders.list({ customerId: 'c1' })) rows.push({ name: order.id, total: order.total })
return rows`,
  ),
  right(
    'a function of its own',
    `
const sumOf = (orders: { total: number }[]): number => orders.reduce((sum, { total }) => sum + total, 0)
return sumOf(await tools.orders.list({ customerId: 'c1' }))`,
  ),
  right(
    'a generic function',
    `
function groupBy<T>(items: readonly T[], key: (item: T) => string): Record<string, T[]> {
  const groups: Record<string, T[]> = {}
  for (const item of items) (groups[key(item)] ??= []).push(item)
  return groups
}
return groupBy(await tools.orders.list({ customerId: 'c1' }), (order) => order.status)`,
  ),
  right(
    'a map and a set',
    `
const byStatus = new Map<string, number>()
for (const { status } of await tools.orders.list({ customerId: 'c1' }))
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
return Object.fromEntries(byStatus)`,
  ),
  right(
    'a date',
    `
const start = new Date(0)
return await tools.calendar.create_event({ title: 'x', start: start.toISOString() })`,
  ),
  right(
    'a date object, which leaves as its ISO text',
    `return await tools.calendar.create_event({ title: 'x', start: new Date(0) })`,
  ),
  right('the input', `return await tools.weather({ city: input.city })`),
  right(
    'progress and logs',
    `
console.log('starting', { at: 1 })
progress({ done: 1, of: 2 })
return await tools.now()`,
  ),
  right(
    'sleep',
    `
await sleep(1)
return await tools.now()`,
  ),
  right(
    'a timer',
    `
await new Promise((resolve) => setTimeout(resolve, 1))
return 1`,
  ),
  right('a url', `return new URL('https://example.com/a?b=1').searchParams.get('b')`),
  right('encodings', `return [btoa('abc'), new TextDecoder().decode(new TextEncoder().encode('é'))]`),
  right('an id', `return crypto.randomUUID()`),
  right('a clone', `return structuredClone({ a: [1, { b: 2 }] })`),
  right(
    'retries',
    `
for (let attempt = 0; attempt < 3; attempt++) {
  try {
    return await tools.weather({ city: 'Oslo' })
  } catch (error) {
    if (!(error instanceof ToolError && error.retryable)) throw error
    await sleep(100 * attempt)
  }
}
return null`,
  ),
  right(
    'sorting and slicing',
    `
const { customers } = await tools.crm.search({ query: 'a' })
return customers.toSorted((a, b) => b.balance - a.balance).slice(0, 3).map(({ name, balance }) => ({ name, balance }))`,
  ),
  right(
    'settled promises',
    `
const settled = await Promise.allSettled(['a', 'b'].map((id) => tools.crm.get({ id })))
return settled.filter((one) => one.status === 'fulfilled').map((one) => one.value.name)`,
  ),
  right(
    'a class',
    `
class Counter {
  #count = 0
  add(n: number): this { this.#count += n; return this }
  get count() { return this.#count }
}
return new Counter().add(2).add(3).count`,
  ),
  right(
    'an enum',
    `
enum Level { low = 'low', high = 'high' }
return Level.high`,
  ),
  right(
    'a satisfies',
    `
const args = { city: 'Oslo', units: 'metric' } satisfies Record<string, string>
return await tools.weather({ ...args, units: 'metric' })`,
  ),
  right('nothing returned', `await tools.files.write({ path: 'a.txt', content: 'x' })`),
]

/** As models write it: it runs, so nothing may stop it. */
const untidy: readonly RightScript[] = [
  right(
    'unused variables',
    `
const unused = 1
const { total, customers } = await tools.crm.search({ query: 'acme' })
return total`,
  ),
  right(
    'implicit any in a parameter',
    `
function pick(x, y) { return x[y] }
return pick({ a: 1 }, 'a')`,
  ),
  right(
    'implicit any in a callback',
    `
const handlers = [(a) => a, (b) => b]
return handlers.length`,
  ),
  right(
    'any on purpose',
    `
const found: any = await tools.crm.search({ query: 'acme' })
return found.whatever?.goes`,
  ),
  right(
    'an empty array that is filled',
    `
const out = []
for (const city of ['Oslo']) out.push(await tools.weather({ city }))
return out.length`,
  ),
  right(
    'an empty object that is filled',
    `
const out = {}
for (const order of await tools.orders.list({ customerId: 'c1' })) out[order.id] = order.total
return out`,
  ),
  right(
    'let without a type',
    `
let best
for (const order of await tools.orders.list({ customerId: 'c1' })) if (!best || order.total > best.total) best = order
return best`,
  ),
  right(
    'a variable of two types',
    `
let value: string | number = 'a'
value = 1
return value`,
  ),
  right(
    'rows without a schema',
    `
const { rows } = await tools.db.query({ sql: 'select a, b from t' })
return rows.map((row) => row.a + row.b)`,
  ),
  right(
    'rows whose fields are used as numbers',
    `
const { rows } = await tools.db.query({ sql: 'select total from t' })
return rows.reduce((sum, row) => sum + row.total, 0)`,
  ),
  right(
    'a tool without an output schema',
    `
const result = await tools.legacy_export({ table: 'users' })
return result.rows.length`,
  ),
  right(
    'a tool without an output schema, as a list',
    `
const rows = await tools.legacy_export({ table: 'users' })
return rows.map((row) => row.id)`,
  ),
  right(
    'JSON parsed',
    `
const config = JSON.parse(await tools.files.read({ path: 'config.json' }))
return config.deep.down`,
  ),
  right(
    'a member by index',
    `
const { customers } = await tools.crm.search({ query: 'acme' })
return customers[0].name`,
  ),
  right(
    'a member by index, then its own list',
    `
const orders = await tools.orders.list({ customerId: 'c1' })
return orders[0].lines[0].sku`,
  ),
  right(
    'a caught error read without a check',
    `
try {
  await tools.crm.get({ id: 'x' })
} catch (e) {
  return e.message
}
return null`,
  ),
  right(
    'a caught error with a field',
    `
try {
  await tools.crm.get({ id: 'x' })
} catch (e) {
  return { code: e.code, retryable: e.retryable }
}
return null`,
  ),
  right(
    'not all ways return',
    `
const { total } = await tools.crm.search({ query: 'a' })
if (total > 3) return 'many'`,
  ),
  right(
    'code after a return',
    `
return 1
console.log('never')`,
  ),
  right(
    'a label that is not used',
    `
outer: for (let i = 0; i < 2; i++) { if (i) break }
return 1`,
  ),
  right(
    'var and function in a block',
    `
var x = 1
if (x) { var y = 2; function f() { return y }; var g = f }
return g()`,
  ),
  right(
    'double equals',
    `
const { total } = await tools.crm.search({ query: 'a' })
return total == 0 ? 'none' : 'some'`,
  ),
  right(
    'arguments from a variable, widened',
    `
const status = 'open'
const args = { customerId: 'c1', status }
return await tools.orders.list(args)`,
  ),
  right(
    'an enum argument from a list',
    `
const out = []
for (const status of ['open', 'paid']) out.push(await tools.orders.list({ customerId: 'c1', status }))
return out.flat().length`,
  ),
  right(
    'spread into arguments',
    `
const base = { customerId: 'c1' }
return await tools.orders.list({ ...base, status: 'open' })`,
  ),
  right('a fence', '```ts\nreturn (await tools.now()).iso\n```'),
  right(
    'a whole function',
    `
async function main() {
  return (await tools.now()).iso
}
return await main()`,
  ),
  right(
    'a main that is called at the end',
    `
async function main() {
  const w = await tools.weather({ city: 'Oslo' })
  return w.temperature
}
await main()`,
  ),
  right(
    'an arrow function as the whole',
    `async () => {
  const { iso } = await tools.now()
  return iso
}`,
  ),
  right(
    'an export default function',
    `export default async function () {
  return (await tools.now()).iso
}`,
  ),
  right(
    'plain JavaScript with JSDoc',
    `
/** @param {string} city */
const temperature = async (city) => (await tools.weather({ city })).temperature
return await temperature('Oslo')`,
  ),
  right('then instead of await', `return tools.weather({ city: 'Oslo' }).then((w) => w.temperature)`),
  right(
    'a call whose result is dropped',
    `
await tools.email.send({ to: ['a@example.com'], subject: 'x', body: 'y' })
return 'sent'`,
  ),
  right(
    'reduce over promises',
    `
return await ['a', 'b'].reduce(async (sum, id) => (await sum) + (await tools.crm.get({ id })).balance, Promise.resolve(0))`,
  ),
  right(
    'numbers as text in a template',
    `
const w = await tools.weather({ city: 'Oslo' })
return \`\${w.temperature} degrees, wind \${w.wind.speed}\``,
  ),
  right(
    'a global set and read',
    `
globalThis.cache = new Map()
globalThis.cache.set('a', 1)
return globalThis.cache.get('a')`,
  ),
  right(
    'an async generator',
    `
async function* pages() {
  for (const city of ['Oslo', 'Rome']) yield await tools.weather({ city })
}
const out = []
for await (const w of pages()) out.push(w.temperature)
return out`,
  ),
  right(
    'optional chaining everywhere',
    `
const found = await tools.crm.search?.({ query: 'acme' })
return found?.customers?.[0]?.tags?.join(', ')`,
  ),
]

/** All of them. */
export const rightScripts: readonly RightScript[] = [...tidy, ...untidy]
