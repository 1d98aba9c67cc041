// expect: completed:{"a":2,"b":1}
// why: counting with a Map and returning entries
const m = new Map(); for (const w of ['a', 'b', 'a']) m.set(w, (m.get(w) ?? 0) + 1); return Object.fromEntries(m);
