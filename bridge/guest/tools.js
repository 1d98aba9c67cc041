// The `tools` object: own functions on objects without a prototype, no Proxy, not thenable.
export default (realm, bridge) => {
  'use strict'
  const { create, freeze, pin } = realm

  // A toolbox may hold thousands, and each chain gets its own: what is done here is done for every one of them.
  const stub = (name) => {
    const tool = {
      __proto__: null,
      [name](args) {
        return bridge.callTool(name, args, 'value')
      },
    }[name]
    const { invoke } = {
      __proto__: null,
      invoke(args) {
        return bridge.callTool(name, args, 'outcome')
      },
    }
    pin(tool, 'invoke', freeze(invoke))
    return tool
  }
  const namespace = (label) => {
    const made = create(null)
    // `${tools}` must not call a tool that is named toString or valueOf.
    realm.defineProperty(made, realm.Symbol.toPrimitive, {
      __proto__: null,
      value: () => `[object ${label}]`,
    })
    places[places.length] = made
    return made
  }

  // Namespaces and tools, frozen once all that belongs in them is there.
  const places = []
  const tools = namespace('Tools')
  const all = create(null)
  // The plan is the host's: [path, path, ...] of [segment, ..., segment, original name], parents first.
  const { mount } = bridge.setup
  for (let i = 0; i < mount.length; i++) {
    const { path, tool } = mount[i]
    const last = path.length - 1
    let at = tools
    for (let j = 0; j < last; j++) {
      const held = realm.getOwnPropertyDescriptor(at, path[j])?.value
      const isPlace = held !== null && (typeof held === 'object' || typeof held === 'function')
      if (!isPlace) pin(at, path[j], namespace(path[j]), true)
      at = isPlace ? held : at[path[j]]
    }
    let made = all[tool]
    if (made === undefined) {
      made = stub(tool)
      all[tool] = made
      places[places.length] = made
    }
    // Freezing pins it; a function has members of its own that only a definition can take the place of.
    if (typeof at === 'function') pin(at, path[last], made, true)
    else at[path[last]] = made
  }
  bridge.addCatalogue(tools)
  for (let i = 0; i < places.length; i++) freeze(places[i])
  pin(globalThis, 'tools', tools)
}
