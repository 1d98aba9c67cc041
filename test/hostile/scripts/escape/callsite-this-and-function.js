// expect: completed:[]
// why: CallSite.getThis and getFunction give nothing of the bridge, sloppy or not
const found = []; Error.prepareStackTrace = (e, cs) => { for (const c of cs) { for (const k of ['getThis', 'getFunction']) { try { const v = c[k](); if (typeof v === 'function' && !/toJSON|anonymous|mine/.test(v.name + v)) found.push(v.name || 'function'); } catch (x) {} } } return ''; };
const mine = Function('return function mine() { new Error("x").stack; return 1; }')();
await tools.echo({ a: { toJSON: mine } }); await tools.fail({}).catch(e => e.stack); await sleep(1);
await new Promise(r => setTimeout(() => { mine(); r(); }, 1));
return found;
