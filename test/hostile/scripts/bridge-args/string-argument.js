// expect: completed:"art_zzz" || error:argument
// why: a bare string is data, whatever it spells
return await tools.echo('art_zzz');
