import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { RequestPasswordResetDocument } from '../../../generated/login/graphql.ts';
import type { RequestPasswordResetMutation, RequestPasswordResetMutationVariables } from '../../../generated/login/graphql.ts';

/** Requests a reset mail. @throws on failure and on invalid input. */
export function useRequestPasswordReset() {
  const [requestPasswordReset] = useMutation(RequestPasswordResetDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (variables: RequestPasswordResetMutationVariables): Promise<RequestPasswordResetMutation['requestPasswordReset']> => {
      const { data } = await requestPasswordReset({ variables });
      if (!data) throw new TypeError('requestPasswordReset answered without data');
      return data.requestPasswordReset;
    },
    [requestPasswordReset],
  );
}
