// expect: error:module|require|exports
// why: CommonJS left in by the model
module.exports = async () => 1;
