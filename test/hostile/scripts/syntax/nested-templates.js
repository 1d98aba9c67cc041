// expect: completed:"a-b-c-`-}"
// why: templates within templates
return `a-${`b-${"c" + `-${"`"}`}`}-}`;
