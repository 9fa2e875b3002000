import type { OwnHold } from './cart-check.ts';
import type { Cart } from './cart-rules.ts';

const KEY = 'coffeeHold';

/** What the unpaid checkout of this browser holds, shared by all tabs like the cart. It is only read for the notices of the cart: the server decides. */
export function saveOwnHold(cart: Cart, until: string) {
  try {
    const lines = cart.map(({ id, grindType, quantity }) => ({ id, grindType, quantity }));
    localStorage.setItem(KEY, JSON.stringify({ until, lines }));
  } catch {
    // Without storage a held piece may be shown as sold out.
  }
}

export function dropOwnHold() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Empty once the hold has ended. */
export function readOwnHold(now = Date.now()): OwnHold {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { until?: string; lines?: OwnHold };
    const isLive = Array.isArray(saved.lines) && Date.parse(saved.until ?? '') > now;
    return isLive ? saved.lines!.filter((line) => typeof line?.id === 'string' && Number.isFinite(line.quantity)) : [];
  } catch {
    return [];
  }
}
