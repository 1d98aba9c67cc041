// expect: error:regexp|serializ || completed:"/x/"
// why: a RegExp must not become {}
return /x/;
