// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: no path at all
// check: noleak:root:
return await tools.read_file({});
