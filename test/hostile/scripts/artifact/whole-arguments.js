// expect: error:artifact|unknown|ref
// why: a reference as the whole of the arguments
// check: executed(measure)==0
return await tools.measure({ $artifact: 'art_seed' });
