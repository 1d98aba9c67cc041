// expect: completed:["undefined","undefined"]
// why: an indirect eval sees globals only, none of the bridge
return [(0, eval)('typeof bridge'), (0, eval)('typeof realm')];
