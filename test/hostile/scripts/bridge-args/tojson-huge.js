// expect: error:large|limit|length || memory
// why: toJSON that gives more than fits
// check: executed(echo)==0; ms<=5000
return await tools.echo({ toJSON() { return 'x'.repeat(1e7); } });
