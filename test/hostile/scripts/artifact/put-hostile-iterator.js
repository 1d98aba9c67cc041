// expect: completed:["TypeError","boom","TypeError"]
// why: an iterator of the script fails in the script and nowhere else
const n = async (v) => { try { await artifacts.put(v); return 'put' } catch (e) { return e.message === 'boom' ? 'boom' : e.constructor.name } }
return [await n({ [Symbol.asyncIterator]: () => ({}) }), await n((function* () { yield 'a'; throw new Error('boom') })()), await n((function* () { yield { toString: () => 'x' } })())]
