// expect: completed:{"$artifact":"result"}
// why: exactly the result limit
return 'x'.repeat(1024 * 1024 - 2);
