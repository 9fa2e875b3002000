import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { LoginDocument } from '../../../generated/login/graphql.ts';
import type { LoginMutation, LoginMutationVariables } from '../../../generated/login/graphql.ts';

/** Signs in. @throws on failure and on invalid input. */
export function useLogin() {
  const [login] = useMutation(LoginDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (variables: LoginMutationVariables): Promise<LoginMutation['login']> => {
      const { data } = await login({ variables });
      if (!data) throw new TypeError('login answered without data');
      return data.login;
    },
    [login],
  );
}
