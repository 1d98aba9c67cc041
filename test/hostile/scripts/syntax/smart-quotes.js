// expect: error:syntax|invalid|unexpected
// why: typographic quotes
return “abc”;
