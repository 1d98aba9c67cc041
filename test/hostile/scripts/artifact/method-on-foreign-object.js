// expect: completed:["TypeError","TypeError"] || error:.
// why: methods of an artifact on an object with another reference
// check: noleak:OTHER-SESSION
const a = await tools.big({ bytes: 100000 }); const out = []; for (const k of ['text', 'json']) { try { await a[k].call({ ref: 'art_secret', size: 20 }); out.push('LEAK'); } catch (e) { out.push(e.name); } } return out;
