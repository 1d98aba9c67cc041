// expect: completed:2
// why: $artifact on Object.prototype is no reference
// check: noleak:OTHER-SESSION
Object.prototype.$artifact = 'art_secret';
const r = await tools.measure({ data: {} });
delete Object.prototype.$artifact;
return r;
