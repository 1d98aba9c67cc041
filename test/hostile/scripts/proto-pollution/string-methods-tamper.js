// expect: completed:3
// why: the bridge parses its frames without String.prototype of the script
for (const k of ['slice', 'indexOf', 'includes', 'charCodeAt', 'startsWith', 'endsWith', 'split', 'substring', 'replace', 'replaceAll', 'repeat', 'at', 'trim']) String.prototype[k] = () => { throw new Error('tampered ' + k); };
return await tools.add({ a: 1, b: 2 });
