import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { SignOutElsewhereDocument } from '../../../generated/account/graphql.ts';
import type { SignOutElsewhereMutation } from '../../../generated/account/graphql.ts';

/** Ends every other session of the user. @throws on failure and on invalid input. */
export function useSignOutElsewhere() {
  const [signOutElsewhere] = useMutation(SignOutElsewhereDocument, { fetchPolicy: 'no-cache' });
  return useCallback(async (): Promise<SignOutElsewhereMutation['signOutElsewhere']> => {
    const { data } = await signOutElsewhere();
    if (!data) throw new TypeError('signOutElsewhere answered without data');
    return data.signOutElsewhere;
  }, [signOutElsewhere]);
}
