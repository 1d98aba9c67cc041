import { InvalidArgumentError } from 'commander'

import type { ByteRange } from '../index.ts'

/** A range as a flag takes it: `from-to`, `from-`. @throws InvalidArgumentError */
export function byteRange(value: string): ByteRange {
  const [, from, to] = /^(\d+)-(\d*)$/.exec(value) ?? []
  if (from === undefined || to === undefined)
    throw new InvalidArgumentError('Give FROM-TO or FROM-, in bytes, as in 0-1000.')
  if (to !== '' && Number(to) < Number(from))
    throw new InvalidArgumentError(`It ends before it begins: give ${to}-${from}.`)
  return { from: Number(from), ...(to !== '' && { to: Number(to) }) }
}
