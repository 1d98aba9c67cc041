// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: a home directory
// check: noleak:root:
return await tools.read_file({ path: '~/.ssh/id_rsa' });
