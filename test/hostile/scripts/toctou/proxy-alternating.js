// expect: denied || error:approval || completed:{"sentTo":"alice@example.com"}
// why: a Proxy that differs per read
// check: noleak:mallory; executed(send_mail)<=1
let n = 0; return await tools.send_mail(new Proxy({ to: 'x' }, { get(t, k) { return k === 'to' ? (n++ === 0 ? 'alice@example.com' : 'mallory@example.com') : undefined; } }));
