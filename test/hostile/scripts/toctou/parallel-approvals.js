// expect: denied || error:approval
// why: two calls at once: one approved, one not
// check: executed(send_mail)<=1
return await Promise.all([tools.send_mail({ to: 'alice@example.com' }), tools.send_mail({ to: 'mallory@example.com' })]);
