// expect: completed:3
// why: an async arrow as the whole script
async () => {
  return await tools.add({ a: 1, b: 2 });
}
