// Copyright 2009 the Sputnik authors.  All rights reserved.
// This code is governed by the BSD license found in the LICENSE file.

/*---
info: |
    The Date.prototype.getUTCHours property "length" has { ReadOnly,
    DontDelete, DontEnum } attributes
esid: sec-date.prototype.getutchours
description: Checking ReadOnly attribute
includes: [propertyHelper.js]
---*/

var x = Date.prototype.getUTCHours.length;
verifyNotWritable(Date.prototype.getUTCHours, "length", null, 1);

assert.sameValue(
  Date.prototype.getUTCHours.length,
  x,
  'The value of Date.prototype.getUTCHours.length is expected to equal the value of x'
);

// TODO: Convert to verifyProperty() format.
