// What a script makes and finds artifacts with.
export default (realm, bridge) => {
  'use strict'
  const { freeze, isArray, TypeError } = realm
  const { askIo, transfer, isBinary, isPieces } = bridge

  const put = async (data, options, error) => {
    if (bridge.isArtifact(data)) return data
    let mediaType = options?.mediaType
    if (mediaType !== undefined && typeof mediaType !== 'string')
      throw new TypeError('mediaType must be a string, such as text/csv')
    let content = data
    if (typeof data !== 'string' && !isBinary(data) && (!isPieces(data) || isArray(data))) {
      content = bridge.encode(data, bridge.limits.maxResultBytes, 'the artifact')
      if (content === undefined) throw new TypeError('an artifact needs data: text, bytes or a JSON value')
      mediaType ??= 'application/json'
    }
    const request = { __proto__: null, op: 'put', ...(mediaType === undefined ? {} : { mediaType }) }
    return transfer(content, (upload, as) => ({ __proto__: null, ...request, upload, as }), error)
  }
  const get = async (name, error) => {
    if (typeof name !== 'string' || name.length > 4096)
      throw new TypeError('artifacts.get takes the ref of an artifact, or the path of a file')
    return askIo({ __proto__: null, op: 'get', name }, '', error)
  }

  bridge.lazily('artifacts', () =>
    freeze({
      /** Stores text, bytes, pieces of them, or any JSON value, and gives an Artifact of it. */
      put: (data, options) => bridge.watch('artifacts.put', put(data, options, new bridge.ToolError())),
      /** The Artifact of a ref that this run may use, or of a file of the workspace. */
      get: (name) => bridge.watch('artifacts.get', get(name, new bridge.ToolError())),
    }),
  )
}
