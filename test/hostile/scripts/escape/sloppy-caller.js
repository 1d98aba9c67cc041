// expect: completed:"none" || error:.
// why: a sloppy function called by the bridge sees no caller
const f = Function('return (function g() { return g.caller; })()'); let seen = null;
const toJSON = Function('seen', 'return function toJSON() { seen(toJSON.caller, arguments.callee.caller); return 1; }')((a, b) => { seen = a || b; });
await tools.echo({ v: { toJSON } });
return seen === null || seen === undefined ? 'none' : typeof seen;
