import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { ConfirmSecondFactorDocument } from '../../../generated/login/graphql.ts';
import type { ConfirmSecondFactorMutation } from '../../../generated/login/graphql.ts';

/** Ends a sign-in whose password was right. @throws on failure. */
export function useConfirmSecondFactor() {
  const [confirm] = useMutation(ConfirmSecondFactorDocument, { fetchPolicy: 'no-cache' });
  return useCallback(
    async (code: string): Promise<ConfirmSecondFactorMutation['confirmSecondFactor']> => {
      const { data } = await confirm({ variables: { code } });
      if (!data) throw new TypeError('confirmSecondFactor answered without data');
      return data.confirmSecondFactor;
    },
    [confirm],
  );
}
