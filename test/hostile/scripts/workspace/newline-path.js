// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: a newline in the path
// check: noleak:root:
return await tools.read_file({ path: '/workspace/notes.txt\n/etc/passwd' });
