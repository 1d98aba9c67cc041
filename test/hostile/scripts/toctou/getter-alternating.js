// expect: denied || error:approval || completed:{"sentTo":"alice@example.com"}
// why: a getter that differs per read
// check: noleak:mallory; executed(send_mail)<=1
let n = 0; return await tools.send_mail({ get to() { return n++ === 0 ? 'alice@example.com' : 'mallory@example.com'; } });
