import { z } from 'zod'

/** Bytes in memory, base64 in JSON. */
export const bytesSchema = z.codec(z.base64(), z.instanceof(Uint8Array), {
  decode: (text) => Uint8Array.from(Buffer.from(text, 'base64')),
  // A field that is absent comes here too, before it is found to be absent.
  encode: (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64'),
})
