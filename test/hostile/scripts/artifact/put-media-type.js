// expect: completed:["store_failed","TypeError","text/plain"]
// why: a media type with a line break is none
// check: noleak:X-Evil
const code = async (t) => { try { return (await artifacts.put('x', { mediaType: t })).mediaType } catch (e) { return e.code ?? e.constructor.name } }
return [await code('text/plain\r\nX-Evil: 1').then((c) => c.includes('Evil') ? 'X-Evil' : c), await code(5), await code('text/plain')]
