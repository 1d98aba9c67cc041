// expect: error:syntax|unexpected|missing|argument
// why: what would end a parameter list
) { return 1; } //
