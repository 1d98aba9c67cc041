// expect: error:regexp|serializ || completed:{"r":"/x/g"}
// why: a RegExp must not become {}
return await tools.echo({ r: /x/g });
