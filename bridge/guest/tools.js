// The `tools` object: own functions on objects without a prototype, no Proxy, not thenable.
export default (realm, bridge) => {
  'use strict'
  const { create, freeze, pin, isArray } = realm

  const stub = (name) => {
    const made = {
      __proto__: null,
      [name](args) {
        return bridge.callTool(name, args, 'value')
      },
      invoke(args) {
        return bridge.callTool(name, args, 'outcome')
      },
    }
    const tool = made[name]
    pin(tool, 'invoke', freeze(made.invoke))
    return tool
  }
  const namespace = (label) => {
    const made = create(null)
    // `${tools}` must not call a tool that is named toString or valueOf.
    realm.defineProperty(made, realm.Symbol.toPrimitive, {
      __proto__: null,
      value: () => `[object ${label}]`,
    })
    return made
  }

  const tools = namespace('Tools')
  const all = create(null)
  const mount = bridge.setup.mount
  // The plan is the host's: [path, path, ...] of [segment, ..., segment, original name], parents first.
  for (let i = 0; i < mount.length; i++) {
    const { path, tool } = mount[i]
    let at = tools
    for (let j = 0; j < path.length - 1; j++) {
      const held = realm.getOwnPropertyDescriptor(at, path[j])?.value
      const isPlace = held !== null && (typeof held === 'object' || typeof held === 'function')
      if (!isPlace) pin(at, path[j], namespace(path[j]), true)
      at = isPlace ? held : at[path[j]]
    }
    if (all[tool] === undefined) realm.define(all, tool, stub(tool), true)
    pin(at, path[path.length - 1], all[tool], true)
  }
  const freezeAll = (object) => {
    const names = realm.ownKeys(object)
    for (let i = 0; i < names.length; i++) {
      const value = object[names[i]]
      if (
        value !== null &&
        (typeof value === 'object' || typeof value === 'function') &&
        !Object.isFrozen(value)
      )
        freezeAll(value)
    }
    freeze(object)
  }
  if (isArray(mount)) freezeAll(tools)
  pin(globalThis, 'tools', tools)
}
