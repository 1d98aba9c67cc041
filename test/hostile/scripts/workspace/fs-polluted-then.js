// expect: completed || error:. || timeout
// why: a then on Object.prototype reaches no part of the bridge
// check: executed(danger)==0; noleak:BOOM
let seen = []; Object.prototype.then = function (resolve) { seen.push(Object.keys(this)); delete Object.prototype.then; resolve(1) }
await workspace.writeFile('a', '1'); for (const s of seen) for (const k of s) if (/post|ask|deliver|finish|assist/.test(k)) return 'leaked ' + k; return seen.length
