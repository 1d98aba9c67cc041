// expect: memory || error:memory|allocation|length|large|range|size|stack || timeout || completed
// why: a URL of a hundred megabytes goes through the process that helps the script
// check: ms<=6000
return new URL('http://example.com/' + 'x'.repeat(1e8)).href.length;
