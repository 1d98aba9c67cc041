// expect: error:. || completed
// why: a getter that calls a tool while arguments are encoded
// check: executed(danger)==0; executed(echo)<=1
let p; const r = await tools.echo({ get v() { p = tools.danger({}); p.catch(() => {}); return 1; } }); await p.catch(() => {}); return r;
