// expect: error:boom
// why: a forged sourceURL must not name a file of the host
// check: noleak:passwd
//# sourceURL=file:///etc/passwd
//# sourceMappingURL=data:application/json;base64,e30=
throw new Error('boom');
