// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: the root by way of /proc
// check: noleak:root:
return await tools.read_file({ path: '/proc/self/root/workspace/notes.txt' });
