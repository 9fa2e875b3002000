import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { createBoundedQueue } from '../../../platform/lib/bounded-queue.ts';

export const TOO_MANY_PASSWORDS = 'The door is crowded right now. Please try again in a moment.';

/** Two leave libuv's four threads room for the rest of the process; a hundred wait some seconds at most (docs/reliability.md, I9). */
const runQueued = createBoundedQueue(2, 100, TOO_MANY_PASSWORDS);
const argon2Once = promisify(argon2);
function derive(parameters: Parameters<typeof argon2Once>[1]): Promise<Buffer> {
  return runQueued(() => argon2Once('argon2id', parameters));
}

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/**
 * Keyboards compose letters in different ways; the password is the same. Stays NFKC, though RFC 8265 (4.2.2) takes NFC: the stored
 * hashes were made with it. UTF-8 has no lone surrogates, so all of them would hash alike (docs/reliability.md, INP-01).
 */
function message(password: string): string {
  if (!password.isWellFormed()) throw new InvalidInput('Password has characters that are not allowed');
  return password.normalize('NFKC');
}
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function phcOf(nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Hashes with argon2id (RFC 9106) into the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive({
    message: message(password),
    nonce,
    parallelism: LANES,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  });
  return phcOf(nonce, tag);
}

/** Noise in the place of a tag: no password leads to it. */
const nobodysHash = phcOf(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

/**
 * Compares in constant time. Without a hash (unknown address, no password set yet) the same work is done against a hash nobody
 * knows the password of, so that the answer takes as long (docs/reliability.md, AUT-02).
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = phc.exec(hash ?? nobodysHash);
  if (!parts) return false;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const expected = Buffer.from(parts[5]!, 'base64');
  const tag = await derive({
    message: message(password),
    nonce: Buffer.from(parts[4]!, 'base64'),
    parallelism,
    tagLength: expected.length,
    memory,
    passes,
  });
  return timingSafeEqual(tag, expected) && hash !== null;
}
