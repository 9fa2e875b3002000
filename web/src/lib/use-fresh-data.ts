import { useEffect } from 'react';
import type { DocumentNode } from 'graphql';
import { useApolloClient } from '@apollo/client/react';

/** An open page shows a changed price or stock at most this much later; the answer is made from memory, without a statement. */
const EVERY_MS = 15_000;

/** Asks a page's query again while the page is looked at. The answer goes into the cache; without one the page stays as it is. */
export function useFreshData(query: DocumentNode, slug?: string) {
  const client = useApolloClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden)
        client.query({ query, variables: slug === undefined ? {} : { slug }, fetchPolicy: 'network-only' }).catch(() => {});
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [client, query, slug]);
}
