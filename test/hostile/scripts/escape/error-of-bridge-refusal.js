// expect: completed:[true,true]
// why: errors that the bridge itself throws are of this realm
const errors = []; for (const f of [() => tools.echo(1n), () => tools.echo({ s: 'x'.repeat(300000) }), () => sleep.call()]) { try { await f(); } catch (e) { errors.push(e); } }
return [errors.every(e => e instanceof Error), errors.every(e => e.constructor.constructor === Function)];
