// expect: error:map|serializ
// why: a subclass of Map is a Map
class M extends Map {} return { m: new M([[1, 2]]) };
