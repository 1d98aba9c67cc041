// expect: denied || error:approval
// why: values that look like the approved one
// check: executed(send_mail)==0
for (const to of ['alice@example.com ', 'alice@example.com\u0000', 'alice@example.com\nbcc: m@x', 'ALICE@example.com', 'alice@example.com,m@x', { toString: 'alice@example.com' }]) { try { await tools.send_mail({ to }); return 'SENT'; } catch (e) { var last = e; } } throw last;
