// expect: completed:"tools.danger({})"
// why: a result is never evaluated by the runtime
// check: executed(danger)==0
return (await tools.echo({ code: 'tools.danger({})' })).code;
