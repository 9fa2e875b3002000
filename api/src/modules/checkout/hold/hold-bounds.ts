import { createHmac } from 'node:crypto';
import type { Context } from '../../../platform/context/context.ts';
import { addressBlock, visitorKey } from '../../../platform/context/limits.ts';
import { type CartInvalid, cartInvalid, type ResolvedLine } from '../../catalog/index.ts';
import { type HoldLimit, holdLimit } from '../checkout.results.ts';

/** Whom a hold counts for: the visitor, and the block of addresses that the visitor's is one of. No address can be read from either. */
export interface HoldKeys {
  visitorKey: string;
  blockKey: string;
}

/** What unpaid checkouts set aside at this moment, as the database's functions live_holds and live_holds_in_turn give it. */
export interface LiveHolds {
  visitorBags: number;
  visitorCheckouts: number;
  blockBags: number;
  blockCheckouts: number;
}

/** A key of the HMAC is needed: all IPv4 addresses are hashed within minutes. */
export function holdKeysOf({ actor, env }: Context): HoldKeys {
  const ip = actor.kind === 'system' ? actor.kind : actor.ip;
  function hash(text: string): string {
    return createHmac('sha256', env.sessionSecrets[0]).update(`hold ${text}`).digest('base64url');
  }
  return { visitorKey: hash(visitorKey(ip)), blockKey: hash(addressBlock(ip)) };
}

export function countBags(lines: readonly ResolvedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** A cart that no unpaid checkout may hold. */
export function excessOfBags({ env }: Context, lines: readonly ResolvedLine[]): CartInvalid | null {
  const most = env.HOLD_BAGS_PER_CHECKOUT;
  if (countBags(lines) <= most) return null;
  return cartInvalid({ productId: null, message: `One order takes ${most} items at most, please split a larger one` });
}

/**
 * Bounds what unpaid checkouts hold by quantity (docs/reliability.md, STK-07): null while one more order of `bags` bags is within
 * the bounds of its visitor and of the address block.
 */
export function holdExcess({ env }: Context, live: LiveHolds, bags: number): HoldLimit | null {
  function scaled(bound: number): number {
    return Math.max(1, Math.round(bound * env.RATE_LIMIT_FACTOR));
  }
  const isWithin =
    live.visitorBags + bags <= scaled(env.HOLD_BAGS_PER_VISITOR) &&
    live.visitorCheckouts < scaled(env.HOLD_CHECKOUTS_PER_VISITOR) &&
    live.blockBags + bags <= scaled(env.HOLD_BAGS_PER_BLOCK) &&
    live.blockCheckouts < scaled(env.HOLD_CHECKOUTS_PER_BLOCK);
  return isWithin ? null : holdLimit();
}

/** The same for an order of `bags` bags that `live` counts already. */
export function ownExcess(ctx: Context, live: LiveHolds, bags: number): HoldLimit | null {
  const { visitorBags, visitorCheckouts, blockBags, blockCheckouts } = live;
  const others = {
    visitorBags: visitorBags - bags,
    visitorCheckouts: visitorCheckouts - 1,
    blockBags: blockBags - bags,
    blockCheckouts: blockCheckouts - 1,
  };
  return holdExcess(ctx, others, bags);
}
