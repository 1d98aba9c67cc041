// expect: denied || error:approval
// why: one key under two spellings
// check: executed(send_mail)==0
return await tools.send_mail({ To: 'alice@example.com', 'to\u0000': 'alice@example.com', to: 'mallory@example.com' });
