// expect: completed:["\u00e4\u20ac",[195,164],"aGk=","hi"]
// why: TextEncoder, TextDecoder, atob, btoa
return [new TextDecoder().decode(new TextEncoder().encode('\u00e4\u20ac')), [...new TextEncoder().encode('\u00e4')], btoa('hi'), atob('aGk=')];
