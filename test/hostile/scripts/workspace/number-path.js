// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: a number as a path
// check: noleak:root:
return await tools.read_file({ path: 0 });
