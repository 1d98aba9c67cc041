// expect: error:.
// why: the Artifact class cannot be constructed with a reference of choice
// check: noleak:OTHER-SESSION
const A = Object.getPrototypeOf(await tools.big({ bytes: 100000 })).constructor;
for (const key of [Object.freeze, undefined, null, {}, Object, A, globalThis, Reflect, JSON.stringify]) { let a; try { a = new A(key, { ref: 'art_secret', bytes: 20, mediaType: 'text/plain', preview: '' }); } catch (e) { continue; } return 'CONSTRUCTED'; }
throw new Error('refused');
