// expect: completed:[["__proto__","constructor","toString"],"polluted?",true]
// why: names of Object.prototype are names like any other
await workspace.writeFile('__proto__', 'polluted?'); await workspace.writeFile('constructor', 'c'); await workspace.mkdir('toString')
return [await workspace.readdir('.'), await workspace.readFile('__proto__', 'utf8'), ({}).polluted === undefined && (await workspace.stat('toString')).isDirectory()]
