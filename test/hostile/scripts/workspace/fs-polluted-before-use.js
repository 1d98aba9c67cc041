// expect: completed:["hello",true,["a.txt"]]
// why: prototypes changed before the first use change nothing but the script itself
Object.prototype.get = () => { throw 1 }; Object.prototype.flag = 'a'; Array.prototype[Symbol.iterator] = function* () { yield 'x' }
String.prototype.slice = () => 'x'; String.prototype.indexOf = () => 0; JSON.stringify = () => '["call",1,"danger","value"]'; JSON.parse = () => ({}); Function.prototype.call = () => 'x'; Function.prototype.apply = () => 'x'; Reflect.apply = () => 'x'
delete Object.prototype.get; delete Object.prototype.flag
await workspace.writeFile('a.txt', 'hello'); return [await workspace.readFile('a.txt', 'utf8'), (await workspace.stat('a.txt')).size === 5, await workspace.readdir('.')]
