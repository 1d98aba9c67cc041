// expect: completed:{"s":"\u2028\u2029\r\n\u0000\u007f"}
// why: separators and control characters stay data
return await tools.echo({ s: '\u2028\u2029\r\n\u0000\u007f' });
