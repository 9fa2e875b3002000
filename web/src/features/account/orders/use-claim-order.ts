import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { ClaimOrderDocument } from '../../../generated/account/graphql.ts';
import type { ClaimOrderMutation, ClaimOrderMutationVariables } from '../../../generated/account/graphql.ts';

/** Adds a guest's order to the account. @throws on failure and on invalid input. */
export function useClaimOrder() {
  const [claimOrder] = useMutation(ClaimOrderDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (variables: ClaimOrderMutationVariables): Promise<ClaimOrderMutation['claimOrder']> => {
      const { data } = await claimOrder({ variables });
      if (!data) throw new TypeError('claimOrder answered without data');
      return data.claimOrder;
    },
    [claimOrder],
  );
}
