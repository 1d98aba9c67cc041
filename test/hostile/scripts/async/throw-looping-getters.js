// expect: error:. || timeout
// why: an error whose getters loop
// check: ms<=5000
throw { get name() { for (;;); }, get message() { for (;;); } };
