import { InvalidArgumentError } from 'commander'

/** An id as a flag takes it. @throws InvalidArgumentError */
export function identifier(value: string): string {
  if (/^[^\p{C}\s]{1,128}$/u.test(value)) return value
  throw new InvalidArgumentError('An id has 1 to 128 characters and no white space.')
}
