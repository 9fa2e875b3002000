import { useEffect } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { CartProductsDocument } from '../../generated/cart/graphql.ts';
import type { SoldProduct } from './cart-check.ts';

/** From the opened cart to the checkout one answer is enough; pages ask for their own stock as often. */
const FRESH_MS = 15_000;

let askedAt = Number.NEGATIVE_INFINITY;
let isAsking = false;

/** Asks the shop what the products cost and how many there are. Never throws: without an answer nothing is said. */
export async function askForProducts(client: ApolloClient): Promise<readonly SoldProduct[] | undefined> {
  askedAt = performance.now();
  isAsking = true;
  try {
    const { data } = await client.query({ query: CartProductsDocument, fetchPolicy: 'network-only' });
    return data?.products;
  } catch {
    return undefined;
  } finally {
    isAsking = false;
  }
}

/** The products as of the last answer, asked for when the cart or the checkout opens and when somebody comes back to its tab. */
export function useCartProducts(): readonly SoldProduct[] | undefined {
  const client = useApolloClient();
  const { data } = useQuery(CartProductsDocument, { fetchPolicy: 'cache-only' });
  useEffect(() => {
    function ask() {
      const isKnown = isAsking || client.readQuery({ query: CartProductsDocument }) !== null;
      if (!document.hidden && !(isKnown && performance.now() - askedAt < FRESH_MS)) void askForProducts(client);
    }
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [client]);
  return data?.products;
}
