// expect: timeout
// why: backtracking through lookbehind and groups
// check: ms<=4000
return /(?<=(x+x+)+y)z/.test('x'.repeat(60) + 'z') || /^(?:(x+)\1*)+$/.test('x'.repeat(60) + 'z');
