import { z } from 'zod'

/** Bytes in memory, base64 in JSON. */
export const bytesSchema = z.codec(z.base64(), z.instanceof(Uint8Array), {
  decode: (text) => z.util.base64ToUint8Array(text),
  encode: (bytes) => z.util.uint8ArrayToBase64(bytes),
})
