import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { AdminOrderChangeDocument } from '../../../generated/admin/order/graphql.ts';
import type { AdminOrderChangeQuery } from '../../../generated/admin/order/graphql.ts';
import type { Order } from './order-words.ts';

export type OrderChange = AdminOrderChangeQuery['adminOrder'];

const POLL_MS = 20_000;

/** The order as it is at the shop, once it has changed since it was loaded here; asked for while the page is visible, and when it becomes so. */
export function useOrderChange({ id, version }: Pick<Order, 'id' | 'version'>): OrderChange | null {
  const client = useApolloClient();
  const [latest, setLatest] = useState<OrderChange | null>(null);
  useEffect(() => {
    async function poll() {
      if (document.hidden) return;
      const { data } = await client.query({ query: AdminOrderChangeDocument, variables: { id }, fetchPolicy: 'no-cache' });
      if (data) setLatest(data.adminOrder);
    }
    function ask() {
      // A failed request is repeated by the next one; what is shown stays right as of its time.
      void poll().catch(() => {});
    }
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, id]);
  return latest !== null && latest.version > version ? latest : null;
}
