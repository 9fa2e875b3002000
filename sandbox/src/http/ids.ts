import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Ids have the providers' format, for code that checks a prefix or a length. */
export function randomText(length: number): string {
  // 62 does not divide 256: bytes above 247 would bias the result, so they are drawn again.
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

export function stripeId(prefix: string): string {
  const sequence = prefix === 'cs_test' ? randomText(58) : `3${randomText(23)}`;
  return `${prefix}_${sequence}`;
}

export function shippoId(): string {
  return randomBytes(16).toString('hex');
}
