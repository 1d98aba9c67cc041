// expect: completed:1 || error:.
// why: a floating rejection with a symbol
Promise.reject(Symbol('s')); Promise.reject(undefined); Promise.reject(Object.create(null)); await null; return 1;
