// expect: completed:"mine"
// why: own toString and valueOf
const o = {}; o.toString = () => 'mine'; return `${o}`;
