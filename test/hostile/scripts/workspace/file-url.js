// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: a file URL
// check: noleak:root:
return await tools.read_file({ path: 'file:///etc/passwd' });
