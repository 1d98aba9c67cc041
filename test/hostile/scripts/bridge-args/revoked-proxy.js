// expect: error:revoked|serializ|proxy
// why: a revoked Proxy
// check: executed(echo)==0
const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return await tools.echo({ proxy });
