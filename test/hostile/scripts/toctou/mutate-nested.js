// expect: denied || error:approval || completed:{"sentTo":"alice@example.com"}
// why: changing the argument while the approver decides
// check: noleak:mallory
const a = { to: 'alice@example.com' }; const p = tools.send_mail(a); for (let i = 0; i < 5; i++) { await sleep(1); a.to = 'mallory@example.com'; } return await p;
