// expect: completed:"refused"
// why: import() of a computed builtin, a file and a package
for (const name of ['fs', 'node:child_process', 'file:///etc/passwd', './child.js', 'isolated-vm', 'https://example.com/x.js']) { try { await import(name); return 'LEAK ' + name; } catch (e) {} } return 'refused';
