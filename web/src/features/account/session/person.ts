import type { ApolloCache } from '@apollo/client';
import { MeDocument } from '../../../generated/session/graphql.ts';
import type { MeQuery } from '../../../generated/session/graphql.ts';
import { dropSignedInFlag, raiseSignedInFlag } from './signed-in-flag.ts';

export type Person = NonNullable<MeQuery['me']>;

/** Root fields that belong to one user. */
const PERSONAL_FIELDS = ['myOrders', 'signedInPlaces', 'tasteProfile'];

/** In one batch: no render may mix the data of two users. */
function writePerson(cache: ApolloCache, me: Person | null) {
  cache.batch({
    update(draft) {
      for (const fieldName of PERSONAL_FIELDS) draft.evict({ id: 'ROOT_QUERY', fieldName });
      draft.writeQuery({ query: MeDocument, data: { me } });
      draft.gc();
    },
  });
}

/** Call with the result of a login: updates useMe everywhere without a query. */
export function writeSession(cache: ApolloCache, person: Person) {
  writePerson(cache, person);
  raiseSignedInFlag({ isNewSession: true });
}

/** Call when the server has ended the session. */
export function clearSession(cache: ApolloCache) {
  writePerson(cache, null);
  dropSignedInFlag();
}
