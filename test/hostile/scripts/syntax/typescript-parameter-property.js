// expect: completed:1 || error:syntax|unexpected|unsupported|parameter
// why: parameter properties are not erasable
class A { constructor(private readonly x: number) {} get() { return this.x; } }
return new A(1).get();
