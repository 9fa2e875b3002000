import type { ApolloCache } from '@apollo/client';
import { MeDocument } from '../../../generated/session/graphql.ts';
import type { MeQuery } from '../../../generated/session/graphql.ts';
import { dropSignedInFlag, raiseSignedInFlag } from './signed-in-flag.ts';

export type Person = NonNullable<MeQuery['me']>;

/** Answers that belong to one person. */
const PERSONAL_FIELDS = ['myOrders', 'signedInPlaces', 'tasteProfile'];

/** In one go: nobody may see the answers of one person beside the name of another. */
function writePerson(cache: ApolloCache, me: Person | null) {
  cache.batch({
    update(draft) {
      for (const fieldName of PERSONAL_FIELDS) draft.evict({ id: 'ROOT_QUERY', fieldName });
      draft.writeQuery({ query: MeDocument, data: { me } });
      draft.gc();
    },
  });
}

/** To be called with the answer of a login: the whole page then knows, without asking. */
export function rememberPerson(cache: ApolloCache, person: Person) {
  writePerson(cache, person);
  raiseSignedInFlag({ isNewSession: true });
}

/** The session is over: by the server's word, not by ours. */
export function forgetPerson(cache: ApolloCache) {
  writePerson(cache, null);
  dropSignedInFlag();
}
