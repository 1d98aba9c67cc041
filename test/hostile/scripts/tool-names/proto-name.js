// expect: completed:"ok:__proto__"
// why: a tool named __proto__
return await tools['__proto__']({});
