import { useQuery } from '@apollo/client/react';
import { StoreSearchDocument } from '../../generated/store/graphql.ts';

/** What answers the text; the last answer stays in view until the next one is there. */
export function useProductSearch(text: string) {
  const { data, previousData, loading, error, refetch } = useQuery(StoreSearchDocument, { variables: { text }, skip: text === '' });
  const shown = text === '' ? undefined : (data ?? (loading ? previousData : undefined));
  return {
    products: shown?.searchProducts.products,
    understood: data?.searchProducts.understood ?? [],
    isLoading: loading,
    hasFailed: error !== undefined && data === undefined,
    retry: () => void refetch().catch(() => {}),
  };
}
