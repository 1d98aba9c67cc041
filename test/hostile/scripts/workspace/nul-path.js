// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: a NUL in the path
// check: noleak:root:
return await tools.read_file({ path: '/workspace/notes.txt\u0000/../../etc/passwd' });
