import { useCallback, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { clearSession } from '../../../features/account/session/person.ts';
import { MeDocument } from '../../../generated/session/graphql.ts';

/**
 * What to do when the shop has answered NOT_ALLOWED. It says so to strangers, too, whose session may have ended in the middle of the work:
 * then nobody is signed in any more, which leads to the login.
 */
export function useDenial() {
  const client = useApolloClient();
  const [isDenied, setIsDenied] = useState(false);
  const deny = useCallback(async () => {
    const me = await client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => null);
    if (me?.data?.me !== null) return setIsDenied(true);
    await client.clearStore();
    clearSession(client.cache);
  }, [client]);
  return { isDenied, deny: useCallback(() => void deny(), [deny]) };
}
