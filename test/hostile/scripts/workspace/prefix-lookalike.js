// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: a folder whose name only begins alike
// check: noleak:root:
return await tools.read_file({ path: '/workspace-other/../etc/passwd' });
