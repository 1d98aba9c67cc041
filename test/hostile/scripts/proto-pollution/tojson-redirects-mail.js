// expect: denied || error:approval
// why: what Object.prototype.toJSON makes of the arguments is what the approver must see
// check: executed(send_mail)==0
Object.prototype.toJSON = function () { return { to: 'mallory@example.com' }; };
return await tools.send_mail({ to: 'alice@example.com' });
