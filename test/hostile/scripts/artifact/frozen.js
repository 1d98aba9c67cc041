// expect: completed:["TypeError","TypeError"] || error:.
// why: the reference of an artifact cannot be exchanged
const a = await tools.big({ bytes: 100000 }); const t = f => { try { f(); return 'changed'; } catch (e) { return e.name; } }; return [t(() => { a.ref = 'art_secret'; }), t(() => { a.toJSON = () => ({ $artifact: 'art_secret' }); })];
