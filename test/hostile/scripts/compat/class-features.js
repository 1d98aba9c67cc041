// expect: completed:[1,2,3]
// why: private, static and accessor members
class A { static #n = 0; #x; constructor() { this.#x = ++A.#n; } get x() { return this.#x; } static { A.z = 3; } } return [new A().x, new A().x, A.z];
