// expect: completed:["1,234.5","1/1/1970","en-US"]
// why: the default locale is the same everywhere
return [(1234.5).toLocaleString(), new Date(0).toLocaleDateString(), new Intl.Collator().resolvedOptions().locale];
