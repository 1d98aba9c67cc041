// expect: completed:["artifact_not_found","TypeError"]
// why: an object that looks like an Artifact is none
// check: noleak:OTHER-SESSION
const fake = Object.create(Artifact.prototype, { ref: { value: 'art_secret' } }); const out = []
try { await workspace.writeFile('f', fake); out.push(await workspace.readFile('f', 'utf8')) } catch (e) { out.push(e.code) }
try { out.push(await tools.measure({ data: fake })) } catch (e) { out.push(e.code ?? e.name) } return out
