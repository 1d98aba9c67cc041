// expect: error:. || completed
// why: HTML-like comments
let n = 1;
<!-- n = 2
return n;
