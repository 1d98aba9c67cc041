// expect: completed:1
// why: a log line that is cut stays text
// check: logbytes<=70000; noleak:\ufffd
for (let i = 0; i < 3; i++) console.log('\ud83d\ude00'.repeat(30000)); return 1;
