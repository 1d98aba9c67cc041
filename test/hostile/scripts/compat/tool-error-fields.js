// expect: completed:["fail","error",true,"boolean","string"]
// why: what a ToolError says
try { await tools.fail({ message: 'm' }); } catch (e) { return [e.tool, e.status, e instanceof ToolError, typeof e.retryable, typeof e.code]; }
