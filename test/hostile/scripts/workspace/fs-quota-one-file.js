// expect: completed:"ENOSPC" || timeout
// why: a file beyond the quota is refused while it comes
// check: ms<=6000
const chunk = new Uint8Array(1e6); function* flood() { for (;;) yield chunk }
try { await workspace.writeFile('flood', flood()) } catch (e) { return e.code }
