// expect: completed:"x"
// why: a rejection that is handled later is handled
const p = tools.fail({ message: 'x' }); await tools.sleep({ ms: 20 }); try { await p; } catch (e) { return e.message; }
