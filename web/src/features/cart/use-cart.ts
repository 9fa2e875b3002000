import { useSyncExternalStore } from 'react';
import { EMPTY_CART, readCart, subscribeToCart } from './cart-store.ts';
import type { Cart } from './cart-rules.ts';

/** The saved cart; empty on the server and during hydration. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribeToCart, readCart, () => EMPTY_CART);
}
