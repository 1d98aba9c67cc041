// expect: completed:"done" || error:await
// why: async callbacks of forEach are not waited for; nothing runs afterwards
// check: executed(echo)==0
[1, 2, 3].forEach(async n => { await tools.sleep({ ms: 100 }); await tools.echo({ n }); }); return 'done';
