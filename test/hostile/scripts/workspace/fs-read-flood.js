// expect: completed || error:. || timeout || memory
// why: a thousand reads of a large file at once do not pile up on the host
// check: ms<=6000
await workspace.writeFile('big', 'x'.repeat(5e6)); const r = await Promise.all(Array.from({ length: 1000 }, () => workspace.readFile('big', 'utf8').then((t) => t.length))); return r.length
