// expect: completed:true
// why: a foreign and a missing reference answer alike
// check: noleak:OTHER-SESSION
const told = []; for (const id of ['art_secret', 'art_seed'.slice(0, -4) + 'AAAA']) { try { await tools.measure({ data: { $artifact: id } }); told.push('LEAK'); } catch (e) { told.push(e.message + e.code); } }
return told[0] === told[1] && told[0] !== 'LEAK';
