// expect: completed:"ENOSPC"
// why: folders count too, and a deep path makes nothing when it cannot make all
try { for (let i = 0; i < 100; i++) await workspace.mkdir(i + '/a'.repeat(200), { recursive: true }) } catch (e) { return e.code }
