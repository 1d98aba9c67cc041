/**
 * Carried by a tool whose input schema was written by a program that knows how: it is compiled when it is first
 * needed, for thousands of them would take seconds. Should it be unsound after all, every call is refused.
 */
export const soundSchema: unique symbol = Symbol.for('catenary.soundSchema')
