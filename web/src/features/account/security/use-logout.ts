import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { LogoutDocument } from '../../../generated/account/graphql.ts';
import { clearSession } from '../session/person.ts';

/** Ends the session and empties the cache. @throws on failure; the user is then still signed in. */
export function useLogout() {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.mutate({ mutation: LogoutDocument, fetchPolicy: 'no-cache' });
    await client.clearStore();
    clearSession(client.cache);
  }, [client]);
}
