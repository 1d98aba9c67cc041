// expect: error:syntax|unexpected|missing
// why: closing the function and opening another
return 1; } async function other() { return 2;
