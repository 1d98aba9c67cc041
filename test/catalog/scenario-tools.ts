import { defineTool } from '../../src/invoker/index.ts'
import { ToolRisk } from '../../src/kernel/index.ts'

const object = (
  properties: Record<string, unknown>,
  required: readonly string[] = Object.keys(properties),
) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const text = { type: 'string' }
const count = { type: 'integer' }
const list = (items: unknown) => ({ type: 'array', items })

const customer = object({
  id: text,
  name: text,
  email: { type: ['string', 'null'] },
  country: text,
  tags: list(text),
  balance: { type: 'number' },
})
const order = object(
  {
    id: text,
    customerId: text,
    status: { enum: ['open', 'paid', 'shipped', 'cancelled'] },
    total: { type: 'number' },
    lines: list(object({ sku: text, quantity: count, price: { type: 'number' } })),
    shippedAt: { type: 'string', format: 'date-time' },
  },
  ['id', 'customerId', 'status', 'total', 'lines'],
)

const named = (name: string, description: string, input: object, output?: object) =>
  defineTool({
    name,
    description,
    input: { ...input },
    ...(output === undefined ? {} : { output: { ...output } }),
    risk: /send|create|write|refund/.test(name) ? ToolRisk.HIGH : ToolRisk.SAFE,
    execute: () => {
      throw new Error('a check has run a tool')
    },
  })

/** The tools of the scripts in this folder; running one of them is a failure of the test. */
export const scenarioTools = [
  named(
    'crm.search',
    'Finds customers by name or country.',
    object(
      { query: text, country: text, limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 } },
      ['query'],
    ),
    object({ customers: list(customer), total: count }),
  ),
  named('crm.get', 'One customer.', object({ id: text }), customer),
  named(
    'orders.list',
    'Orders of a customer.',
    object({ customerId: text, status: { enum: ['open', 'paid', 'shipped', 'cancelled'] } }, ['customerId']),
    list(order),
  ),
  named(
    'orders.refund',
    'Pays an order back.',
    object({ orderId: text, amount: { type: 'number' }, reason: text }, ['orderId', 'amount']),
    object({ refundId: text, accepted: { type: 'boolean' } }),
  ),
  named(
    'email.send',
    'Sends one mail.',
    object({ to: list(text), subject: text, body: text, cc: list(text) }, ['to', 'subject', 'body']),
    object({ messageId: text }),
  ),
  named(
    'files.read',
    'Reads a text file.',
    object({ path: text, encoding: { enum: ['utf8', 'base64'] } }, ['path']),
    text,
  ),
  named('files.write', 'Writes a text file.', object({ path: text, content: text })),
  named(
    'db.query',
    'Runs one SELECT.',
    object({ sql: text, parameters: list({ type: ['string', 'number', 'null'] }) }, ['sql']),
    object({ rows: list({ type: 'object' }), rowCount: count }),
  ),
  named(
    'calendar.create_event',
    'Puts an event into the calendar.',
    object(
      {
        title: text,
        start: { type: 'string', format: 'date-time' },
        minutes: count,
        attendees: list(object({ email: text, optional: { type: 'boolean' } }, ['email'])),
        where: {
          oneOf: [
            object({ kind: { const: 'room' }, room: text }),
            object({ kind: { const: 'online' }, url: text }),
          ],
        },
      },
      ['title', 'start'],
    ),
    object({ eventId: text, url: text }),
  ),
  named(
    'weather',
    'The weather of a city.',
    object({ city: text, units: { enum: ['metric', 'imperial'] } }, ['city']),
    object({
      temperature: { type: 'number' },
      conditions: text,
      wind: object({ speed: { type: 'number' } }),
    }),
  ),
  named('translate', 'Translates a text.', object({ text, to: text, from: text }, ['text', 'to']), text),
  named(
    'now',
    'The time.',
    { type: 'object', properties: {}, additionalProperties: false },
    object({ iso: text }),
  ),
  named('legacy_export', 'A tool without an output schema.', object({ table: text })),
]
