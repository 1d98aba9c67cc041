// expect: completed:"ended" || denied || timeout
// why: denied calls fill neither trace nor memory
// check: executed(danger)==0; trace<=310; ms<=5000
for (let i = 0; i < 5000; i++) { try { await tools.danger({ i }); } catch (e) {} } return 'ended';
