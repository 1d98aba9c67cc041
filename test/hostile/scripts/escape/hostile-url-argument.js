// expect: completed:["TypeError","RangeError","TypeError"] || error:.
// why: what the helper of the bridge is asked is text, whatever the script hands over
const t = f => { try { f(); return 'made'; } catch (e) { return e.name; } };
return [t(() => new URL(Symbol('x'))), t(() => new URL({ toString() { throw new RangeError('mine'); } })), t(() => new URL('\u0000://[', '["http://a", null]\n'))];
