// expect: completed:{"d":"1970-01-01T00:00:00.000Z"}
// why: a Date becomes its ISO text
return { d: new Date(0) };
