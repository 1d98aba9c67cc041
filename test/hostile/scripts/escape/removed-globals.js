// expect: completed:[]
// why: what was removed cannot be found again through other objects
const names = ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'FinalizationRegistry', 'WeakRef', 'ShadowRealm', 'Float16Array']; const found = names.filter(n => n in globalThis);
const seen = new Set(); const walk = (v, d) => { if (v === null || (typeof v !== 'object' && typeof v !== 'function') || seen.has(v) || d > 5) return; seen.add(v); if (typeof v === 'function' && names.includes(v.name)) found.push(v.name); for (const k of Reflect.ownKeys(v)) { let p; try { p = Reflect.getOwnPropertyDescriptor(v, k); } catch (e) { continue; } for (const x of [p.value, p.get, p.set]) walk(x, d + 1); } walk(Object.getPrototypeOf(v), d + 1); };
walk(globalThis, 0); return found;
