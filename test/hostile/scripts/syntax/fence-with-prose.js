// expect: completed:1 || error:syntax|unexpected|fence
// why: a fence with prose around it
Here is the script:
```js
return 1;
```
It returns one.
