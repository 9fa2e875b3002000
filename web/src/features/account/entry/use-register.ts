import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { RegisterDocument } from '../../../generated/login/graphql.ts';
import type { RegisterMutation, RegisterMutationVariables } from '../../../generated/login/graphql.ts';

/** Creates an account and signs in. @throws on failure and on invalid input. */
export function useRegister() {
  const [register] = useMutation(RegisterDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (variables: RegisterMutationVariables): Promise<RegisterMutation['register']> => {
      const { data } = await register({ variables });
      if (!data) throw new TypeError('register answered without data');
      return data.register;
    },
    [register],
  );
}
