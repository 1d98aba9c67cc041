// expect: completed:3
// why: types, generics, interfaces, satisfies, as
interface Sum { readonly a: number; b?: number }
type Args<T> = { [K in keyof T]: T[K] }
const args = { a: 1, b: 2 } satisfies Sum as Args<Sum>;
const pick = <T,>(value: T): T => value;
return (await tools.add(pick<Args<Sum>>(args))) as number;
