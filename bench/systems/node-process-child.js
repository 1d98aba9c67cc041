// One script in a node process of its own. Plain JavaScript: stripping types would be counted against it.
const pending = new Map()
let lastId = 0

const callTool = (name, args) =>
  new Promise((resolve) => {
    pending.set(++lastId, resolve)
    process.send({ id: lastId, name, args: args ?? {} })
  })

process.on('message', ({ id, value, js, names }) => {
  if (id !== undefined) {
    pending.get(id)(value)
    pending.delete(id)
    return
  }
  const tools = Object.fromEntries(names.map((name) => [name, (args) => callTool(name, args)]))
  const AsyncFunction = (async () => {}).constructor
  new AsyncFunction('tools', js)(tools).then(
    (result) => process.send({ value: result }),
    (error) => process.send({ error: String(error) }),
  )
})
