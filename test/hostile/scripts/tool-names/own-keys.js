// expect: completed:true
// why: no hidden members besides the conversion guard
return Reflect.ownKeys(tools).every(k => typeof k === 'string' || k === Symbol.toPrimitive) && !Object.keys(tools).includes('then') && Object.keys(tools).includes('add');
