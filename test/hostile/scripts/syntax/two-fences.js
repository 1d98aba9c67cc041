// expect: error:fence|block|syntax|unexpected
// why: two fenced blocks
```js
return 1;
```
and then
```js
return 2;
```
