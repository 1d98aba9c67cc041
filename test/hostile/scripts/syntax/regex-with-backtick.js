// expect: completed:[true,"`"]
// why: a backtick in a regular expression is no template
return [/[`${]/.test("`"), "`"];
