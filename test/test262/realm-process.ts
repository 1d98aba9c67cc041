// One process that runs programs in both kinds of realm. It runs bundled: node without its compiler, as the sandbox
// has it, cannot take types off.
import { bareRealms } from './bare-realms.ts'
import { preludeRealms } from './prelude-realms.ts'
import type { Endings, Order, Realms } from './types.ts'

const bare = bareRealms()
let prelude: Realms | undefined

process.on('message', (order) => {
  const { boot, body } = order as Order
  if (boot !== undefined) prelude = preludeRealms(boot)
  if (body === undefined || prelude === undefined) return
  const endings: Endings = { bare: bare.run(body), prelude: prelude.run(body) }
  process.send?.(endings)
})
