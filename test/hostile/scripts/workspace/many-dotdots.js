// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: a thousand steps up
// check: noleak:root:
return await tools.read_file({ path: '/workspace/' + '../'.repeat(1000) + 'etc/passwd' });
