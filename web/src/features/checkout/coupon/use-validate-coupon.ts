import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CheckoutCouponDocument } from '../../../generated/checkout/graphql.ts';
import type { CheckoutCouponQuery } from '../../../generated/checkout/graphql.ts';

export type CouponAnswer = CheckoutCouponQuery['validateCoupon'];

/** Fetches the discount of a code. Never cached: another shopper may have used it up. @throws when the request fails. */
export function useValidateCoupon() {
  const client = useApolloClient();
  return useCallback(
    async (code: string, subtotalCents: number): Promise<CouponAnswer | undefined> => {
      const { data } = await client.query({
        query: CheckoutCouponDocument,
        variables: { code, subtotalCents },
        fetchPolicy: 'no-cache',
      });
      return data?.validateCoupon;
    },
    [client],
  );
}
