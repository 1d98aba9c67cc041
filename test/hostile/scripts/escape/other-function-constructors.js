// expect: completed:["undefined","undefined","undefined"] || error:.
// why: generator and async function constructors stay in the realm
const a = (function* () {}).constructor('yield typeof process')().next().value;
const b = await (async () => {}).constructor('return typeof require')();
const c = (await (async function* () {}).constructor('yield typeof module')().next()).value;
return [a, b, c];
