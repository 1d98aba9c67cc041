// expect: completed:["undefined","undefined","function","function"]
// why: then and toJSON are only there under another name
return [typeof tools.then, typeof tools.toJSON, typeof tools.then_, typeof tools.toJSON_];
