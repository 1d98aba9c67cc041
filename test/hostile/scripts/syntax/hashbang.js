#!/usr/bin/env node
// expect: completed:1
// why: a hashbang line
return 1;
