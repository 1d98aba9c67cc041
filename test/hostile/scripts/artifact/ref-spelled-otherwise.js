// expect: error:artifact|unknown|ref
// why: a reference with something before, after or in it
// check: executed(measure)==0
const out = []; for (const id of ['art_seed ', ' art_seed', 'art_seed\u0000', 'art_seed/', './art_seed', 'ART' + 'art_seed', 'art_seed'.toUpperCase(), 'art_seed'.slice(0, -1), 'art_seed\n', ['art_seed'].toString() + '\u200b']) { try { await tools.measure({ data: { $artifact: id } }); out.push('LEAK'); } catch (e) { out.push('x'); } }
if (out.includes('LEAK')) return out; throw new Error('all refs refused');
