// expect: error:binary|typed|serializ || completed:[1,2]
// why: a typed array must not become {"0":1}
return new Uint8Array([1, 2]);
