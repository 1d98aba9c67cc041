// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: backslashes
// check: noleak:root:
return await tools.read_file({ path: '/workspace\\..\\..\\etc\\passwd' });
