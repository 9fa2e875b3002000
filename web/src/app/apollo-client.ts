import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { reportNotAllowed } from '../lib/not-allowed.ts';

function createCache() {
  return new InMemoryCache({
    typePolicies: {
      Coffee: { keyFields: ['slug'] },
      Product: { keyFields: ['slug'] },
      // One answer for one question: nothing in these is worth merging into anything else.
      GrindOption: { keyFields: false },
    },
  });
}

/** Reports the end of the session and missing rights, whichever operation was answered so. */
function reportAccessErrors(cache: ApolloCache, onEnd: (cache: ApolloCache) => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const codes = new Set(error.errors.map(({ extensions }) => extensions?.code));
    if (codes.has('NOT_SIGNED_IN')) onEnd(cache);
    if (codes.has('NOT_ALLOWED')) reportNotAllowed();
  });
}

/** The browser's client. `cache` is what the server had in hand when it rendered the page. */
export function createBrowserClient(cache: NormalizedCacheObject | undefined, onSessionEnd: (cache: ApolloCache) => void) {
  const restored = createCache().restore(cache ?? {});
  return new ApolloClient({
    cache: restored,
    link: ApolloLink.from([reportAccessErrors(restored, onSessionEnd), new HttpLink({ uri: '/graphql', credentials: 'include' })]),
    dataMasking: true,
  });
}

/** A client for one server-side page: `link` asks the api in process. */
export function createServerClient(link: ApolloLink) {
  return new ApolloClient({ cache: createCache(), link, dataMasking: true, ssrMode: true });
}
