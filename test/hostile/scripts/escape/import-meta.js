// expect: error:import|syntax|meta
// why: import.meta is module syntax
return import.meta.url;
