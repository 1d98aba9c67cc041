/** A script with one mistake that a model makes: where it is, and what the answer must say. */
export interface WrongScript {
  readonly name: string
  readonly script: string
  /** 1-based. */
  readonly line: number
  readonly says: RegExp
}

const wrong = (name: string, line: number, says: RegExp, script: string): WrongScript => ({
  name,
  line,
  says,
  script: script.replace(/^\n/, '').trimEnd(),
})

/** Mistakes in how tools are called. */
const calls: readonly WrongScript[] = [
  wrong(
    'argument with a wrong name',
    1,
    /query/,
    `const r = await tools.crm.search({ q: 'acme' })\nreturn r.total`,
  ),
  wrong(
    'argument with a typing error',
    2,
    /limit/,
    `const query = 'acme'\nreturn await tools.crm.search({ query, limt: 5 })`,
  ),
  wrong('required argument missing', 1, /amount/, `return await tools.orders.refund({ orderId: 'o1' })`),
  wrong(
    'two required arguments missing',
    1,
    /subject|body/,
    `await tools.email.send({ to: ['a@example.com'] })\nreturn 'sent'`,
  ),
  wrong('no arguments where some are needed', 1, /city|argument/, `return await tools.weather()`),
  wrong('empty arguments where some are needed', 1, /city/, `return await tools.weather({})`),
  wrong('a string in place of the arguments', 1, /city|string/, `return await tools.weather('Berlin')`),
  wrong('positional arguments', 1, /argument|text/, `return await tools.translate('hello', 'de')`),
  wrong(
    'string for a number',
    1,
    /number|amount/,
    `return await tools.orders.refund({ orderId: 'o1', amount: '12' })`,
  ),
  wrong('number for a string', 1, /string|id/, `return await tools.crm.get({ id: 42 })`),
  wrong(
    'one string for a list of strings',
    3,
    /string\[\]|to\b/,
    `const subject = 'Hi'\nconst body = 'Hello'\nreturn await tools.email.send({ to: 'a@example.com', subject, body })`,
  ),
  wrong('a list for one string', 1, /string|path/, `return await tools.files.read({ path: ['a.txt'] })`),
  wrong(
    'a value outside an enum',
    1,
    /open|paid|status/,
    `return await tools.orders.list({ customerId: 'c1', status: 'closed' })`,
  ),
  wrong(
    'an enum in the wrong case',
    1,
    /metric|units/,
    `return await tools.weather({ city: 'Oslo', units: 'Metric' })`,
  ),
  wrong('null for a string', 1, /null|string/, `return await tools.crm.get({ id: null })`),
  wrong(
    'undefined for a required string',
    2,
    /undefined|string/,
    `const id = undefined\nreturn await tools.crm.get({ id })`,
  ),
  wrong(
    'a nested argument with a wrong name',
    4,
    /email/,
    `return await tools.calendar.create_event({
  title: 'Planning',
  start: '2026-12-01T09:00:00Z',
  attendees: [{ mail: 'a@example.com' }],
})`,
  ),
  wrong(
    'a nested argument missing',
    4,
    /email/,
    `return await tools.calendar.create_event({
  title: 'Planning',
  start: '2026-12-01T09:00:00Z',
  attendees: [{ optional: true }],
})`,
  ),
  wrong(
    'a variant of a union mixed up',
    4,
    /room|url|kind/,
    `return await tools.calendar.create_event({
  title: 'Planning',
  start: '2026-12-01T09:00:00Z',
  where: { kind: 'room', url: 'https://example.com' },
})`,
  ),
  wrong(
    'an unknown variant of a union',
    4,
    /room|online/,
    `return await tools.calendar.create_event({
  title: 'Planning',
  start: '2026-12-01T09:00:00Z',
  where: { kind: 'cafe', room: '1' },
})`,
  ),
  wrong(
    'an argument that belongs to another tool',
    1,
    /encoding/,
    `return await tools.files.write({ path: 'a.txt', content: 'x', encoding: 'utf8' })`,
  ),
  wrong('an argument to a tool that takes none', 1, /now|zone/, `return await tools.now({ zone: 'UTC' })`),
  wrong(
    'arguments built up with a field too few',
    2,
    /amount/,
    `const args = { orderId: 'o1', reason: 'broken' }\nreturn await tools.orders.refund(args)`,
  ),
  wrong(
    'a number of milliseconds for a text',
    3,
    /string/,
    `return await tools.calendar.create_event({
  title: 'Planning',
  start: Date.now(),
})`,
  ),
  wrong(
    'a list with one wrong member',
    1,
    /parameters|boolean|string/,
    `return await tools.db.query({ sql: 'select ?', parameters: [1, true] })`,
  ),
]

/** Mistakes in which tool is called. */
const names: readonly WrongScript[] = [
  wrong('an unknown tool', 1, /weather/, `return await tools.wether({ city: 'Rome' })`),
  wrong('an unknown tool of a namespace', 1, /search/, `return await tools.crm.serach({ query: 'acme' })`),
  wrong('an unknown namespace', 1, /orders/, `return await tools.order.list({ customerId: 'c1' })`),
  wrong(
    'a tool without its namespace',
    1,
    /refund|tools/,
    `return await tools.refund({ orderId: 'o1', amount: 1 })`,
  ),
  wrong(
    'camel case for snake case',
    1,
    /create_event/,
    `return await tools.calendar.createEvent({ title: 'x', start: '2026-12-01T09:00:00Z' })`,
  ),
  wrong('a tool as a bare function', 1, /tools|weather/, `return await weather({ city: 'Rome' })`),
  wrong('a namespace called like a tool', 1, /crm|call/i, `return await tools.crm({ query: 'acme' })`),
  wrong('a tool read from a misspelt global', 1, /tools?/, `return await tool.weather({ city: 'Rome' })`),
  wrong(
    'a member of a tool that does not exist',
    1,
    /call|invoke/,
    `return await tools.weather.call_tool({ city: 'Rome' })`,
  ),
  wrong(
    'a method of an array that does not exist',
    2,
    /filter|where/,
    `const orders = await tools.orders.list({ customerId: 'c1' })\nreturn orders.where((order) => order.total > 10)`,
  ),
  wrong(
    'a function that was never declared',
    2,
    /formatTotal/,
    `const orders = await tools.orders.list({ customerId: 'c1' })\nreturn formatTotal(orders)`,
  ),
  wrong(
    'a variable that was never declared',
    1,
    /customerId/,
    `return await tools.orders.list({ customerId: customerId })`,
  ),
]

/** Mistakes in what is done with a result. */
const results: readonly WrongScript[] = [
  wrong(
    'a field that the result does not have',
    2,
    /customers/,
    `const found = await tools.crm.search({ query: 'acme' })\nreturn found.results`,
  ),
  wrong(
    'a field with a typing error',
    2,
    /temperature/,
    `const w = await tools.weather({ city: 'Oslo' })\nreturn w.temprature`,
  ),
  wrong(
    'a field one level too high',
    2,
    /wind|speed/,
    `const w = await tools.weather({ city: 'Oslo' })\nreturn w.speed`,
  ),
  wrong(
    'the result taken for a list',
    2,
    /customers|map/,
    `const found = await tools.crm.search({ query: 'acme' })\nreturn found.map((customer) => customer.name)`,
  ),
  wrong(
    'a list taken for an object',
    2,
    /orders/,
    `const orders = await tools.orders.list({ customerId: 'c1' })\nreturn orders.orders.length`,
  ),
  wrong(
    'a list taken for one member',
    2,
    /total/,
    `const order = await tools.orders.list({ customerId: 'c1' })\nreturn order.total`,
  ),
  wrong(
    'await forgotten before a field',
    2,
    /await/,
    `const found = tools.crm.search({ query: 'acme' })\nreturn found.total`,
  ),
  wrong(
    'await forgotten before a method',
    2,
    /await/,
    `const text = tools.files.read({ path: 'a.txt' })\nreturn text.split('\\n').length`,
  ),
  wrong(
    'await forgotten in a loop',
    2,
    /await/,
    `let sum = 0\nfor (const order of tools.orders.list({ customerId: 'c1' })) sum += order.total\nreturn sum`,
  ),
  wrong(
    'await forgotten inside a map',
    3,
    /await|Promise/,
    `const ids = ['a', 'b']
const customers = ids.map((id) => tools.crm.get({ id }))
return customers.map((customer) => customer.name)`,
  ),
  wrong(
    'await forgotten before a template',
    2,
    /await|Promise|string/,
    `const iso = tools.now()\nawait tools.files.write({ path: 'now.txt', content: iso })\nreturn 1`,
  ),
  wrong(
    'a nullable field used as if it were there',
    2,
    /null/,
    `const customer = await tools.crm.get({ id: 'c1' })\nreturn customer.email.toLowerCase()`,
  ),
  wrong(
    'an optional field used as if it were there',
    2,
    /undefined/,
    `const [order] = await tools.orders.list({ customerId: 'c1' })\nreturn order!.shippedAt.slice(0, 10)`,
  ),
  wrong(
    'a text method on a number',
    2,
    /toUpperCase|number/,
    `const w = await tools.weather({ city: 'Oslo' })\nreturn w.temperature.toUpperCase()`,
  ),
  wrong(
    'arithmetic on a text',
    2,
    /number|arithmetic/i,
    `const w = await tools.weather({ city: 'Oslo' })\nreturn w.conditions * 2`,
  ),
  wrong(
    'comparison that can never be true',
    2,
    /overlap|comparison/i,
    `const orders = await tools.orders.list({ customerId: 'c1' })\nreturn orders.filter((order) => order.status === 'done').length`,
  ),
  wrong(
    'a text result taken for an object',
    2,
    /content|string/,
    `const file = await tools.files.read({ path: 'a.txt' })\nreturn file.content`,
  ),
  wrong(
    'a result handed to the wrong argument',
    2,
    /string|customers/,
    `const found = await tools.crm.search({ query: 'acme' })\nreturn await tools.crm.get({ id: found.customers })`,
  ),
  wrong(
    'a whole object handed over for its id',
    2,
    /string/,
    `const { customers } = await tools.crm.search({ query: 'acme' })\nreturn await Promise.all(customers.map((customer) => tools.crm.get({ id: customer })))`,
  ),
  wrong(
    'a field of an outcome that is under value',
    2,
    /temperature/,
    `const outcome = await tools.weather.invoke({ city: 'Oslo' })\nreturn outcome.temperature`,
  ),
  wrong(
    'destructuring a field that is not there',
    1,
    /items/,
    `const { items } = await tools.crm.search({ query: 'acme' })\nreturn items`,
  ),
  wrong(
    'Promise.all of a list of lists taken for one list',
    4,
    /total/,
    `const lists = await Promise.all(
  ['a', 'b'].map((customerId) => tools.orders.list({ customerId })),
)
return lists.map((order) => order.total)`,
  ),
]

/** Mistakes in what the program stands on. */
const surroundings: readonly WrongScript[] = [
  wrong(
    'an import of a package',
    1,
    /import|tools/i,
    `import axios from 'axios'\nreturn axios.get('https://example.com')`,
  ),
  wrong(
    'an import of a node module',
    1,
    /import|tools|network|http/i,
    `import https from 'node:https'\nreturn https.get('https://example.com')`,
  ),
  wrong('require', 1, /require|import/i, `const path = require('path')\nreturn path.join('a', 'b')`),
  wrong(
    'fetch',
    1,
    /fetch|tools|network/i,
    `const response = await fetch('https://example.com')\nreturn response.status`,
  ),
  wrong('process.env', 1, /process/, `return process.env.HOME`),
  wrong('Buffer', 1, /Buffer/, `return Buffer.from('abc').toString('base64')`),
  wrong(
    'a syntax error',
    2,
    /expected|unexpected|\)/i,
    `const rows = await tools.db.query({ sql: 'select 1' }\nreturn rows`,
  ),
  wrong(
    'assignment to a constant',
    2,
    /const|total/i,
    `const total = 0\ntotal += (await tools.orders.list({ customerId: 'c1' })).length\nreturn total`,
  ),
]

/** All of them. */
export const wrongScripts: readonly WrongScript[] = [...calls, ...names, ...results, ...surroundings]
