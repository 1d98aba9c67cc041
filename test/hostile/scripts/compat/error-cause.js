// expect: completed:["outer","inner"]
// why: error causes
try { try { throw new Error('inner'); } catch (e) { throw new Error('outer', { cause: e }); } } catch (e) { return [e.message, e.cause.message]; }
