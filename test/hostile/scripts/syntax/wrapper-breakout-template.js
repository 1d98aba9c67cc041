// expect: error:syntax|unterminated|template
// why: a template that swallows what follows
return `never closed
