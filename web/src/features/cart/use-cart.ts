import { useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { EMPTY_CART, readCart, subscribeToCart } from './cart-store.ts';
import type { Cart } from './cart-rules.ts';

/** The saved cart; empty on the server and during hydration. */
export function useCart(): Cart {
  const cart = useSyncExternalStore(subscribeToCart, readCart, () => EMPTY_CART);
  return useHydrated() ? cart : EMPTY_CART;
}
