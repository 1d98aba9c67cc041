// Copyright 2015 Microsoft Corporation. All rights reserved.
// This code is governed by the license found in the LICENSE file.

/*---
description: >
  "log10" property of Math
includes: [propertyHelper.js]
es6id: 20.2.2.20
---*/

verifyNotEnumerable(Math, "log10");
verifyWritable(Math, "log10");
verifyConfigurable(Math, "log10");
