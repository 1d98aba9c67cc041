// expect: completed:{"__proto__":{"a":1}} || error:.
// why: an own __proto__ key in the value
return JSON.parse('{"__proto__":{"a":1}}');
