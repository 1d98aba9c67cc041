// expect: timeout
// why: a comparator that never returns
// check: ms<=4000
return [3, 1, 2].sort(() => { for (;;); });
