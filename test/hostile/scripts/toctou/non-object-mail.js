// expect: denied || error:approval|argument
// why: what is no object is never approved as one
// check: executed(send_mail)==0
for (const a of ['alice@example.com', ['alice@example.com'], 7, null]) { try { await tools.send_mail(a); return 'SENT'; } catch (e) { var last = e; } } throw last;
