import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';

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

/** Whatever was asked: once the shop says that nobody is signed in, the whole page knows. */
function noticeEndOfSession(cache: ApolloCache, onEnd: (cache: ApolloCache) => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some(({ extensions }) => extensions?.code === 'NOT_SIGNED_IN')) onEnd(cache);
  });
}

/** The browser's client. `cache` is what the server had in hand when it rendered the page. */
export function createBrowserClient(cache: NormalizedCacheObject | undefined, onSessionEnd: (cache: ApolloCache) => void) {
  const restored = createCache().restore(cache ?? {});
  return new ApolloClient({
    cache: restored,
    link: ApolloLink.from([noticeEndOfSession(restored, onSessionEnd), new HttpLink({ uri: '/graphql', credentials: 'include' })]),
    dataMasking: true,
  });
}

/** A client for one server-side page: `link` asks the api in process. */
export function createServerClient(link: ApolloLink) {
  return new ApolloClient({ cache: createCache(), link, dataMasking: true, ssrMode: true });
}
