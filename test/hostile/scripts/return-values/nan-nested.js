// expect: error:NaN|serializ || completed:{"a":[1,"NaN"]}
// why: NaN inside is no null in silence
return { a: [1, NaN] };
