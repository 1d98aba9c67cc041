// expect: completed:[]
// why: no environment, no arguments, no versions anywhere on the global object
const words = ['env', 'argv', 'pid', 'versions', 'binding', 'mainModule', 'execPath', 'cwd']; return words.filter(w => w in globalThis || (console && w in console));
