// expect: completed:["artifact_not_found","artifact_not_found",100000]
// why: artifacts.get gives only what the session may use
// check: noleak:OTHER-SESSION
const got = async (r) => { try { const a = await artifacts.get(r); return a.size } catch (e) { return e.code } }
return [await got('art_secret'), await got('art_000000000000000000000000'), await got('art_seed')]
