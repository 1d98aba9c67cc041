// expect: error:date|serializ || completed:null
// why: an invalid Date is no null in silence
return new Date('nonsense');
