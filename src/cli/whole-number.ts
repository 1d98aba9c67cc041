import { InvalidArgumentError } from 'commander'

/** Reads an option that is a whole number of 1 or more. @throws InvalidArgumentError */
export function readWholeNumber(given: string): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('It must be a whole number, 1 or more.')
  return number
}
