import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { LookUpOrderDocument } from '../../../generated/login/graphql.ts';
import type { LookUpOrderQuery, LookUpOrderQueryVariables } from '../../../generated/login/graphql.ts';

export type OrderStatusResult = LookUpOrderQuery['lookUpOrder'];

/** Fetches the status of an order. Not cached: it changes, and the screen may be shared. @throws also when there is no such order. */
export function useLookUpOrder() {
  const client = useApolloClient();
  return useCallback(
    async (variables: LookUpOrderQueryVariables): Promise<OrderStatusResult> => {
      const { data } = await client.query({ query: LookUpOrderDocument, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new TypeError('lookUpOrder answered without data');
      return data.lookUpOrder;
    },
    [client],
  );
}
