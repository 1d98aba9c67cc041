// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: percent-encoded dots
// check: noleak:root:
return await tools.read_file({ path: '/workspace/%2e%2e/%2e%2e/etc/passwd' });
