// expect: error:json|token|unexpected
// why: json() of a text that is none
const a = await tools.big({ bytes: 100000 }); return await a.json();
