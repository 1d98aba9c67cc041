// expect: error:syntax|unexpected|missing
// why: closing a wrapper that is not there
}); globalThis.escaped = 1; (async () => {
