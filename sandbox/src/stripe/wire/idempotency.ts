import { createHash } from 'node:crypto';
import type { Clock } from '../../parts/clock.ts';
import type { Store } from '../../store/store.ts';
import type { IdempotencyRow } from '../../store/stripe-rows.ts';
import { StripeError } from './stripe-error.ts';

/** Stripe prunes keys once they are at least 24 hours old. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface Idempotency {
  /** The stored response, or null after locking the key. Throws on a conflicting or concurrent use. */
  begin(key: string, path: string, body: string): IdempotencyRow | null;
  store(key: string, row: Omit<IdempotencyRow, 'createdMs'>): void;
  release(key: string): void;
}

export function fingerprintOf(path: string, body: string): string {
  return createHash('sha256').update(`${path}\n${body}`).digest('hex');
}

export function createIdempotency(store: Store, clock: Clock): Idempotency {
  const inFlight = new Set<string>();
  return {
    begin(key, path, body) {
      if (key.length > 255)
        throw new StripeError(400, { type: 'idempotency_error', message: 'Idempotency keys can be at most 255 characters long.' });
      if (inFlight.has(key)) {
        throw new StripeError(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        });
      }
      const stored = store.idempotency.get(key);
      if (stored && clock.nowMs() - stored.createdMs < KEY_LIFETIME_MS) {
        if (stored.fingerprint === fingerprintOf(path, body)) return stored;
        const what = stored.path === path ? 'with the same parameters' : 'for the same endpoint';
        throw new StripeError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used ${what} they were first used ${stored.path === path ? 'with' : 'for'}${stored.path === path ? '' : ` ('${path}' and '${stored.path}')`}. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      inFlight.add(key);
      return null;
    },
    store(key, row) {
      store.idempotency.put(key, { ...row, createdMs: clock.nowMs() });
    },
    release(key) {
      inFlight.delete(key);
    },
  };
}
