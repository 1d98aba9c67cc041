/** JSON text in which bytes are base64, as the schemas of the kernel read them. */
export function jsonWithBytes(value: unknown): string {
  return JSON.stringify(value, function (this: unknown, key, given: unknown) {
    // As it was before a `toJSON` of its own.
    const held: unknown = typeof this === 'object' && this !== null ? Reflect.get(this, key) : given
    return held instanceof Uint8Array ? Buffer.from(held).toString('base64') : given
  })
}
