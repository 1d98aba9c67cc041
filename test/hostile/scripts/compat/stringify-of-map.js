// expect: completed:"{}"
// why: the script's own JSON.stringify is the language's
return JSON.stringify(new Map([[1, 2]]));
