// expect: error:export|syntax|unexpected
// why: an export that is no function
export const answer = 1;
