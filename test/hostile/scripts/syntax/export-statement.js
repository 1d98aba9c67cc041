// expect: error:export|syntax|unexpected || completed:1
// why: export statement
export default async function main() { return 1; }
