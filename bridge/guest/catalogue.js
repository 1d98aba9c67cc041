// `tools.$search` and `tools.$describe`: what a script can ask about tools. They cost no call.
export default (realm, bridge) => {
  'use strict'
  const { call, stringify, promiseThen, pin, getOwnPropertyDescriptor, TypeError, freeze } = realm

  const ask = (what, request) => {
    const error = new bridge.ToolError()
    const asked = bridge.ask((id) => `["catalogue",${id},"${what}"]`, stringify(request), error)
    return call(promiseThen, asked, (answer) => answer)
  }
  const $search = (query, options) => {
    if (typeof query !== 'string') throw new TypeError('tools.$search takes a text: what the tool should do')
    const limit = typeof options === 'number' ? options : options?.limit
    return ask('search', { __proto__: null, query, limit: typeof limit === 'number' ? limit : undefined })
  }
  const $describe = (path) => {
    if (typeof path !== 'string') throw new TypeError("tools.$describe takes the path of a tool: 'crm.get'")
    return ask('describe', { __proto__: null, path })
  }

  /** Not enumerable: whoever lists `tools` lists tools. A tool of such a name takes its place. */
  bridge.addCatalogue = (tools) => {
    if (getOwnPropertyDescriptor(tools, '$search') === undefined) pin(tools, '$search', freeze($search))
    if (getOwnPropertyDescriptor(tools, '$describe') === undefined) pin(tools, '$describe', freeze($describe))
  }
}
