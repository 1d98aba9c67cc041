// expect: completed:"nope"
// why: Object.* and Symbol.* replaced before a tool fails: its error is still made well
for (const k of ['defineProperty', 'create', 'freeze', 'keys', 'entries', 'assign', 'getPrototypeOf', 'setPrototypeOf', 'getOwnPropertyDescriptor', 'hasOwn', 'is']) Object[k] = () => { throw new Error('tampered ' + k); };
try { await tools.fail({ message: 'nope' }); } catch (e) { return e.message; }
