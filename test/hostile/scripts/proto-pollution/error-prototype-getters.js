// expect: error:real|.
// why: looping-free but throwing getters on Error.prototype must not hide the error or crash the reporter
for (const k of ['name', 'message', 'stack', 'cause', 'toString']) Object.defineProperty(Error.prototype, k, { configurable: true, get() { throw new RangeError('getter of ' + k); } });
throw new Error('real');
