// expect: error:syntax|unterminated|invalid|unexpected|comment
// why: a comment that swallows what follows
return 1; /* never closed
