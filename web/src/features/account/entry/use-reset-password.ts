import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { ResetPasswordDocument } from '../../../generated/login/graphql.ts';
import type { ResetPasswordMutation, ResetPasswordMutationVariables } from '../../../generated/login/graphql.ts';

/** Sets a new password by a mailed token. @throws on failure and on invalid input. */
export function useResetPassword() {
  const [resetPassword] = useMutation(ResetPasswordDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (variables: ResetPasswordMutationVariables): Promise<ResetPasswordMutation['resetPassword']> => {
      const { data } = await resetPassword({ variables });
      if (!data) throw new TypeError('resetPassword answered without data');
      return data.resetPassword;
    },
    [resetPassword],
  );
}
