// expect: error:.
// why: a thrown plain object
throw { code: 7, message: 'plain' };
