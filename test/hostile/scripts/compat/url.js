// expect: completed:["example.com","1","/a b"] || completed:["example.com","1","/a%20b"]
// why: URL and URLSearchParams
const u = new URL('/a b?q=1', 'https://example.com'); return [u.hostname, u.searchParams.get('q'), u.pathname];
