// expect: completed
// why: the frames of the bridge name no file of the host
// check: noleak:(/tmp/|/root/|/work|/home|file:|node:internal|node_modules|dist/)
const files = new Set(); Error.prepareStackTrace = (e, cs) => { for (const c of cs) { files.add(String(c.getFileName())); files.add(String(c.getScriptNameOrSourceURL())); files.add(String(c.getEvalOrigin())); } return ''; };
await tools.echo({ toJSON() { new Error('x').stack; return 1; } }).catch(() => {});
await tools.fail({}).catch(e => e.stack);
new Promise(() => { new Error('y').stack; });
return [...files];
