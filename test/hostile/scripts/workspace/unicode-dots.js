// expect: denied || error:scope|outside|bad path|not found|no such|invalid
// why: full-width and two-dot-leader characters
// check: noleak:root:
return await tools.read_file({ path: '/workspace/\uff0e\uff0e/\u2025/etc/passwd' });
