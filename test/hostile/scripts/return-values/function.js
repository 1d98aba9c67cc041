// expect: error:function|serializ
// why: a function is no value
return () => 1;
