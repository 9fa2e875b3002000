import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so a reference survives being read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An order's public reference, `BQ-` and 16 characters (80 random bits): unique in practice, not guessable. */
export function newOrderRef(): string {
  return `BQ-${Array.from(randomBytes(16), (byte) => alphabet[byte & 31]).join('')}`;
}
