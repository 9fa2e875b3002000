import { CART_KEY, parseCart, subtractPaid } from './cart-rules.ts';
import type { Cart, CartBounds } from './cart-rules.ts';
import { dropOwnHold } from './own-hold.ts';

export const EMPTY_CART: Cart = [];

let cart: Cart | null = null;
/** Set once, before the first read of the cart. */
let bounds: CartBounds = { maxLineQuantity: 1 };
const listeners = new Set<() => void>();

/** localStorage can be disabled or full: the cart is then kept until the page is closed. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(CART_KEY);
  } catch {
    return null;
  }
}

function writeStorage(next: Cart) {
  try {
    if (next.length === 0) localStorage.removeItem(CART_KEY);
    else localStorage.setItem(CART_KEY, JSON.stringify(next));
  } catch {
    // Kept in memory only.
  }
}

function publish(next: Cart) {
  cart = next;
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent) {
  // A null key means that the whole storage was cleared.
  if (event.key === CART_KEY || event.key === null) publish(parseCart(readStorage(), bounds));
}

export function subscribeToCart(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    // Without the storage listener the memory copy may become stale: read the storage again.
    cart = null;
  };
}

export function readCart(): Cart {
  cart ??= parseCart(readStorage(), bounds);
  return cart;
}

/** Sets the shop's limits; call it before the first render. */
export function boundCart(given: CartBounds) {
  bounds = given;
}

/** Applies a rule to the newest saved cart, so that two tabs do not overwrite each other. */
export function changeCart(change: (cart: Cart, bounds: CartBounds) => Cart): Cart {
  const stored = readStorage();
  const next = change(stored === null ? readCart() : parseCart(stored, bounds), bounds);
  writeStorage(next);
  publish(next);
  return next;
}

/** Takes what has been paid out of the cart, which another tab or page may have filled further. */
export function removePaid(paid: Cart) {
  dropOwnHold();
  changeCart((stored) => subtractPaid(stored, paid));
}

/** After its payment. */
export function clearCart() {
  dropOwnHold();
  changeCart(() => EMPTY_CART);
}
