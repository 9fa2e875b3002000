import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../platform/context/context.ts';
import { InvalidInput } from '../../platform/lib/access-errors.ts';
import { currentUser } from '../accounts/index.ts';

/** Who asks for a checkout: a signed-in person, a browser with a checkout cookie, or a client with neither. */
export interface Requester {
  userId: number | null;
  /** Hash of the checkout cookie's token. */
  visitorHash: string;
  /** False for the first request of a client that sent neither session nor cookie. */
  isKnown: boolean;
}

/** A key that is the only thing a client shows has to be a secret: a random UUID has 36 characters. */
const SHORTEST_SECRET_KEY = 16;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Null also while the session store is unavailable: the order is then a guest's, and its mail links it to the account. */
async function signedInUserId(ctx: Context): Promise<number | null> {
  try {
    return (await currentUser(ctx))?.id ?? null;
  } catch (error) {
    ctx.log.warn({ err: error }, 'session not readable, selling as to a guest');
    return null;
  }
}

/**
 * Without a cookie, a key that the client sent gives the token, so that two first clicks at once come to the same checkout and
 * a client that keeps no cookies can repeat its request. The HMAC is keyed, so the token cannot be made without the key.
 */
function newToken(ctx: Context, sentKey: string | null): string {
  if (sentKey === null) return randomBytes(32).toString('base64url');
  if (sentKey.length < SHORTEST_SECRET_KEY)
    throw new InvalidInput(`The key of a checkout needs at least ${SHORTEST_SECRET_KEY} characters: send a random UUID`);
  return createHmac('sha256', ctx.env.sessionSecrets[0]).update(`checkout-cookie ${sentKey}`).digest('base64url');
}

/** Sets the checkout cookie where there is none. @throws InvalidInput for a guessable key without a cookie */
export async function identifyRequester(ctx: Context, sentKey: string | null): Promise<Requester> {
  const sentToken = ctx.checkoutCookie.read();
  const token = sentToken ?? newToken(ctx, sentKey);
  const userId = await signedInUserId(ctx);
  ctx.checkoutCookie.set(token);
  return { userId, visitorHash: sha256(token), isKnown: sentToken !== null || userId !== null };
}

export interface CheckoutOwner {
  userId: number | null;
  visitorHash: string | null;
  clientSecret: string | null;
}

/** Who asks, for a request that only reads: sets no cookie. */
export async function readRequester(ctx: Context): Promise<Omit<CheckoutOwner, 'clientSecret'>> {
  const token = ctx.checkoutCookie.read();
  return { userId: await signedInUserId(ctx), visitorHash: token === null ? null : sha256(token) };
}

/** True for the person, the browser or the holder of the client secret that the checkout belongs to (docs/reliability.md, PAY-34). */
export async function isCheckoutOwner(ctx: Context, owner: CheckoutOwner, clientSecret: string | null): Promise<boolean> {
  const token = ctx.checkoutCookie.read();
  if (token !== null && sha256(token) === owner.visitorHash) return true;
  if (clientSecret !== null && owner.clientSecret !== null) {
    const isSame = timingSafeEqual(Buffer.from(sha256(clientSecret)), Buffer.from(sha256(owner.clientSecret)));
    if (isSame) return true;
  }
  return owner.userId !== null && (await signedInUserId(ctx)) === owner.userId;
}
