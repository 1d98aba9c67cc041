// expect: completed:100000
// why: a reference that the session owns resolves on the host
return await tools.measure({ data: { $artifact: 'art_seed' } });
