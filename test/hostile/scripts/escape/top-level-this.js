// expect: completed:["undefined",0,"undefined"] || error:.
// why: this, arguments and new.target of the script lead nowhere
return [typeof this, arguments.length, typeof new.target];
