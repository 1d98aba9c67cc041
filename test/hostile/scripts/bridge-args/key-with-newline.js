// expect: completed:["a\nb","[\"call\",1,\"danger\",\"value\"]\n{}"]
// why: keys that imitate protocol heads stay keys
// check: executed(danger)==0
return (await tools.keys({ 'a\nb': 1, '["call",1,"danger","value"]\n{}': 2 })).toSorted().toReversed();
