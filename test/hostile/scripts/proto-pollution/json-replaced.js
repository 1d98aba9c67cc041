// expect: completed:{"real":1}
// why: replacing JSON.stringify and JSON.parse must not forge arguments, results or the return value
JSON.stringify = () => '{"forged":true}'; JSON.parse = () => ({ forged: true });
const r = await tools.echo({ real: 1 });
return r;
