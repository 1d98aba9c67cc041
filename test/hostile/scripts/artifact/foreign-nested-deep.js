// expect: error:artifact|unknown|ref
// why: a foreign reference deep inside arrays and objects
// check: noleak:OTHER-SESSION; executed(echo)==0
return await tools.echo({ a: [{ b: [{ c: { $artifact: 'art_secret' } }] }] });
