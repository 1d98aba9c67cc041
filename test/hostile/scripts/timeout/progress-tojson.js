// expect: timeout
// why: progress of a value whose encoding never returns
// check: ms<=4000
progress({ toJSON() { for (;;); } }); return 1;
