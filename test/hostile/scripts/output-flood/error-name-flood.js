// expect: error:.
// why: a name of a megabyte is cut
// check: noleak:N{20000}
const e = new Error('m'); e.name = 'N'.repeat(1e6); throw e;
