// expect: completed:["denied","denied"]
// why: the outcome form passes the same gate
// check: executed(send_mail)==0; executed(danger)==0
return [(await tools.send_mail.invoke({ to: 'mallory@example.com' })).status, (await tools.danger.invoke({})).status];
