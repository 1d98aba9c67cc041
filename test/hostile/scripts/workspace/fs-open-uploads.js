// expect: completed:["EBUSY"] || completed:["ENOSPC"] || timeout || error:.
// why: a thousand uploads that never end hold a bounded amount of the host
// check: ms<=6000
const never = () => ({ [Symbol.asyncIterator]: () => { let n = 0; return { next: () => n++ < 2 ? Promise.resolve({ value: 'x'.repeat(90000), done: false }) : new Promise(() => {}) } } })
const codes = new Set(); await Promise.race([sleep(600), ...Array.from({ length: 1000 }, (_, i) => workspace.writeFile('f' + i, never()).catch((e) => { codes.add(e.code) }).then(() => new Promise(() => {})))]); return [...codes]
