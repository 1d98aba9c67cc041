// expect: error:import|module|not supported
// why: import() that nobody catches
// check: noleak:root:
const fs = await import('node:fs'); return fs.readFileSync('/etc/passwd', 'utf8');
