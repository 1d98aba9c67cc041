// expect: completed:["MyError","m",true]
// why: this.name in a subclass of Error
class MyError extends Error { constructor(m) { super(m); this.name = 'MyError'; } } const e = new MyError('m'); return [e.name, e.message, e instanceof MyError];
