import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { ChangePasswordDocument } from '../../../generated/account/graphql.ts';
import type { ChangePasswordMutation, ChangePasswordMutationVariables } from '../../../generated/account/graphql.ts';

/** Changes the password of the signed-in user. @throws on failure and on invalid input. */
export function useChangePassword() {
  const [changePassword] = useMutation(ChangePasswordDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (variables: ChangePasswordMutationVariables): Promise<ChangePasswordMutation['changePassword']> => {
      const { data } = await changePassword({ variables });
      if (!data) throw new TypeError('changePassword answered without data');
      return data.changePassword;
    },
    [changePassword],
  );
}
