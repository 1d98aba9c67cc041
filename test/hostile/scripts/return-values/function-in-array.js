// expect: error:function|serializ || completed:[1,null]
// why: a function in an array
return [1, () => 1];
