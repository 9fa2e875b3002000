import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { AdminLoginDocument } from '../../../generated/login/graphql.ts';
import type { AdminLoginMutation, AdminLoginMutationVariables } from '../../../generated/login/graphql.ts';

/** Signs staff in. @throws on failure and on invalid input. */
export function useAdminLogin() {
  const [adminLogin] = useMutation(AdminLoginDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (variables: AdminLoginMutationVariables): Promise<AdminLoginMutation['adminLogin']> => {
      const { data } = await adminLogin({ variables });
      if (!data) throw new TypeError('adminLogin answered without data');
      return data.adminLogin;
    },
    [adminLogin],
  );
}
