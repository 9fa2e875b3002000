import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { publishBead } from '../../../../features/admin/kit/rooms/beads.ts';
import { AdminOrderViewsDocument } from '../../../../generated/admin/orders/graphql.ts';

/** New orders are no race: the list says that there are some. */
const POLL_MS = 20_000;

/** Counts of the views, the person's own views, and how many orders came since the list was loaded. */
export function useOrderViews(newestNumber: number | undefined) {
  const { data, previousData, refetch } = useQuery(AdminOrderViewsDocument, {
    variables: { newerThan: newestNumber ?? null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const views = (data ?? previousData)?.adminOrderViews;
  const needsReview = views?.counts.needsReview;
  useEffect(() => {
    if (needsReview !== undefined) publishBead('orders', { count: needsReview, words: 'need review', tone: 'alert' });
  }, [needsReview]);
  return {
    counts: views?.counts,
    saved: views?.saved ?? [],
    newerCount: data?.adminOrderViews.newerCount ?? 0,
    refetchViews: () => void refetch().catch(() => {}),
  };
}
