import { defineTool, ToolFailure } from 'catenary'
import { z } from 'zod'

interface Order {
  readonly id: string
  readonly customer: string
  readonly cents: number
  readonly late: boolean
  refunded: boolean
}

const orders: readonly Order[] = Array.from({ length: 200 }, (_, index) => ({
  id: `o${index + 1}`,
  customer: ['ada', 'grace', 'edsger'][index % 3] ?? 'ada',
  cents: 500 + ((index * 137) % 4000),
  late: index % 25 === 0,
  refunded: false,
}))

/** A shop of 200 orders: reading is free, a refund asks. */
export const shopTools = [
  defineTool({
    name: 'list_orders',
    description: 'Lists orders, 50 a page.',
    input: z.object({ page: z.int().min(1).default(1) }),
    output: z.array(z.object({ id: z.string(), customer: z.string(), cents: z.int(), late: z.boolean() })),
    execute: ({ page }) =>
      orders.slice((page - 1) * 50, page * 50).map(({ refunded: _refunded, ...order }) => order),
  }),
  defineTool({
    name: 'refund_order',
    description: 'Pays an order back.',
    risk: 'high',
    input: z.object({ id: z.string() }),
    execute: ({ id }) => {
      const order = orders.find((one) => one.id === id)
      if (order === undefined) throw new ToolFailure('There is no such order.', { effect: 'none' })
      if (order.refunded) throw new ToolFailure('It was paid back already.', { effect: 'none' })
      order.refunded = true
      return `${order.cents} cents paid back to ${order.customer}`
    },
  }),
]
