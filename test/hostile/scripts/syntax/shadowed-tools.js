// expect: completed:1
// why: a local named tools is the script's own affair
const tools = 1; return tools;
