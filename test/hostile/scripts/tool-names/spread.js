// expect: completed:3
// why: a spread copy keeps working
const copy = { ...tools }; return await copy.add({ a: 1, b: 2 });
