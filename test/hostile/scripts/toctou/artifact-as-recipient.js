// expect: denied || error:approval|artifact
// why: a reference in the place of the approved value
// check: executed(send_mail)==0
return await tools.send_mail({ to: { $artifact: 'art_seed' } });
