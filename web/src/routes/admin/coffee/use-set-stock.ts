import { useMutation } from '@apollo/client/react';
import type { WriteResult } from '../../../features/admin/kit/edits/field-writer.ts';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { SetCoffeeStockDocument } from '../../../generated/admin/coffee/graphql.ts';
import { assertNever } from '../../../lib/assert-never.ts';

interface StockChange {
  stockId: string;
  available: number;
  /** Refused unless as many are there: for undoing. */
  expected?: number;
}

/** Sets counts of stock; the answer puts them into the cache. Null when they are stored, or why not. */
export function useSetStock() {
  const [setStock] = useMutation(SetCoffeeStockDocument);
  return async (counts: StockChange[], reason = ''): Promise<WriteResult> => {
    try {
      const { data } = await setStock({ variables: { counts, reason } });
      const result = data?.setStock;
      if (!result) return { message: 'the shop did not answer' };
      switch (result.__typename) {
        case 'StockSet':
          return null;
        case 'StockEditStale':
          return { message: 'somebody has changed it since' };
        default:
          return assertNever(result);
      }
    } catch (error) {
      return { message: failureOf(error).message };
    }
  };
}
