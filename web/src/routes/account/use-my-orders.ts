import { useQuery } from '@apollo/client/react';
import { AccountOrdersDocument } from '../../generated/account/graphql.ts';
import type { AccountOrdersQuery } from '../../generated/account/graphql.ts';
import { useSearchParams } from '../../lib/router.ts';
import { pageOf, pagesOf } from './paging.ts';

const PAGE_SIZE = 5;

export type History = AccountOrdersQuery['myOrders'];

/** The person's orders, a page at a time. The page stays in view while the next one is on its way. */
export function useMyOrders() {
  const [params, setParams] = useSearchParams();
  const page = pageOf(params.get('page'));
  const { data, previousData, error, loading, refetch } = useQuery(AccountOrdersDocument, {
    variables: { page, pageSize: PAGE_SIZE },
    // An order may have come since this page was last open.
    fetchPolicy: 'cache-and-network',
    // Asked again after a claim, it must not share the answer of a question that was sent before the claim.
    context: { queryDeduplication: false },
  });
  const history: History | undefined = (data ?? previousData)?.myOrders;

  function turnTo(wanted: number) {
    setParams(
      (old) => {
        if (wanted === 1) old.delete('page');
        else old.set('page', String(wanted));
        return old;
      },
      { preventScrollReset: true },
    );
  }

  return {
    history,
    page,
    pages: pagesOf(history?.totalCount ?? 0, PAGE_SIZE),
    isTurning: loading && data === undefined,
    hasFailed: error !== undefined && data === undefined,
    turnTo,
    ask: () => void refetch().catch(() => {}),
  };
}

export type MyOrders = ReturnType<typeof useMyOrders>;
