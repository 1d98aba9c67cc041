// expect: completed:{"s":"\ud800","t":"\udfff"} || error:.
// why: lone surrogates survive UTF-8 frames or are refused
return await tools.echo({ s: '\ud800', t: '\udfff' });
