// Copyright 2009 the Sputnik authors.  All rights reserved.
// This code is governed by the BSD license found in the LICENSE file.

/*---
info: The Date.prototype property "setHours" has { DontEnum } attributes
esid: sec-date.prototype.sethours
description: Checking DontEnum attribute
---*/
assert(
  !Date.prototype.propertyIsEnumerable('setHours'),
  'The value of !Date.prototype.propertyIsEnumerable(\'setHours\') is expected to be true'
);

for (var x in Date.prototype) {
  assert.notSameValue(x, "setHours", 'The value of x is not "setHours"');
}

// TODO: Convert to verifyProperty() format.
