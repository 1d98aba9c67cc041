// expect: completed:[0,"UTC",0]
// why: the time zone is the same everywhere
return [new Date(0).getHours(), Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(2020, 0, 1).getTimezoneOffset()];
