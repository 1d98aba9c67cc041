// expect: completed:["TypeError","TypeError","TypeError","TypeError"]
// why: tools cannot be changed in any way
const t = f => { try { f(); return 'changed'; } catch (e) { return e.name; } }; return [t(() => { tools.add = 1; }), t(() => { delete tools.add; }), t(() => Object.defineProperty(tools, 'add', { value: 1 })), t(() => { tools.a.b = 1; })];
