/**
 * Carried by a tool whose input schema was written by a schema library and whose arguments that library checks: it
 * need not be compiled to be known as sound.
 */
export const soundSchema: unique symbol = Symbol.for('catenary.soundSchema')
