// expect: error:.
// why: an object made to look like an Artifact has no reference to give
// check: executed(measure)==0
const fake = Object.create(Object.getPrototypeOf(await tools.big({ bytes: 100000 }))); return await tools.measure({ data: fake });
