import { useEffect, useEffectEvent, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { clearSession } from '../../../features/account/session/person.ts';
import { MeDocument } from '../../../generated/session/graphql.ts';
import { onNotAllowed } from '../../../lib/not-allowed.ts';

/**
 * True once the shop has answered NOT_ALLOWED to any operation. A session may have ended meanwhile: then the signed-in user is removed
 * from the cache, which leads to the login.
 */
export function useDenial(): boolean {
  const client = useApolloClient();
  const [isDenied, setIsDenied] = useState(false);
  const check = useEffectEvent(async () => {
    const me = await client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => null);
    if (me?.data?.me !== null) return setIsDenied(true);
    await client.clearStore();
    clearSession(client.cache);
  });
  useEffect(() => onNotAllowed(() => void check()), []);
  return isDenied;
}
