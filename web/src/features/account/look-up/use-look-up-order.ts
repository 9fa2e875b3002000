import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { LookUpOrderDocument } from '../../../generated/login/graphql.ts';
import type { LookUpOrderQuery, LookUpOrderQueryVariables } from '../../../generated/login/graphql.ts';

export type OrderGlimpse = LookUpOrderQuery['lookUpOrder'];

/** Asks how an order stands. Not cached: it moves on, and nobody else at this screen need know. @throws also when there is none. */
export function useLookUpOrder() {
  const client = useApolloClient();
  return useCallback(
    async (variables: LookUpOrderQueryVariables): Promise<OrderGlimpse> => {
      const { data } = await client.query({ query: LookUpOrderDocument, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new TypeError('lookUpOrder answered without data');
      return data.lookUpOrder;
    },
    [client],
  );
}
