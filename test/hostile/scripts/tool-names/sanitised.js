// expect: completed:["ok:a-b","ok:a.b","ok:a/b","ok:0","ok:with space"]
// why: sanitised names lead to the tools
return [await tools.a_b({}), await tools.a.b({}), await tools.a__b({}), await tools._0({}), await tools.with_space({})];
