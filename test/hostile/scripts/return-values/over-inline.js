// expect: completed:{"$artifact":"result"}
// why: over the inline limit and under the result limit: stored, never refused
return 'x'.repeat(40000);
