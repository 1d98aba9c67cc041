// expect: completed:[["a","b","c"],true]
// why: next() called again before it answered keeps the order
const a = await artifacts.put('a\nb\nc\n'); const it = a.lines(); const all = await Promise.all([it.next(), it.next(), it.next(), it.next()])
return [all.slice(0, 3).map((r) => r.value), all[3].done]
