// expect: completed:"http://example.com/%22,null],[%22file:///etc/passwd%22]"
// why: JSON in a URL does not end the text it stands in
return new URL('http://example.com/",null],["file:///etc/passwd"]').href;
