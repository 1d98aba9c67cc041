// expect: completed || error:. || timeout || memory
// why: a thousand parallel reads of a five megabyte artifact must not pile up on the host
// check: ms<=6000
const a = await tools.big({ bytes: 5e6 }); const r = await Promise.all(Array.from({ length: 1000 }, () => a.text().then(t => t.length))); return r.length;
