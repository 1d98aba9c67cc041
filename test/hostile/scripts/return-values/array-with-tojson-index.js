// expect: completed:[1,2] || error:.
// why: an own toJSON key that is data
return Object.assign([1, 2], { toJSON: 5 });
