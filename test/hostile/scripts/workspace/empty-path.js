// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: an empty path
// check: noleak:root:
return await tools.read_file({ path: '' });
