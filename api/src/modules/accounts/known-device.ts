import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../platform/context/context.ts';

/**
 * Browsers in which the account's owner has signed in before. Each keeps a device cookie (OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies"): a random id, signed for the account and its stamp. Nothing is stored, and a new password voids them all.
 */
const ID_BYTES = 16;
const proofForm = /^([\w-]{22})\.([\w-]{43})$/;

function sign(secret: string, id: string, account: string, stamp: string): Buffer {
  return createHmac('sha256', secret).update(`device\n${id}\n${account}\n${stamp}`).digest();
}

/** Leaves the proof in the visitor's browser. Only after a proof of ownership: the password or the mailed link. */
export function rememberDevice(ctx: Context, account: string, stamp: string): void {
  const id = randomBytes(ID_BYTES).toString('base64url');
  ctx.session.keepDeviceProof(`${id}.${sign(ctx.env.sessionSecrets[0], id, account, stamp).toString('base64url')}`);
}

/** The browser's id if the owner of the account has signed in there, else null. The same work for an account that does not exist. */
export function knownDevice(ctx: Context, account: string, stamp: string): string | null {
  const [, id = '', signature = ''] = proofForm.exec(ctx.session.deviceProof() ?? '') ?? [];
  if (!id) return null;
  const presented = Buffer.from(signature, 'base64url');
  return ctx.env.sessionSecrets.some((secret) => timingSafeEqual(presented, sign(secret, id, account, stamp))) ? id : null;
}
