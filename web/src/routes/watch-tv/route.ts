import type { PageRoute } from '../../lib/pages/page-route.ts';

export const watchTvPage: PageRoute = {
  path: '/watch-tv',
  module: 'watch-tv/watch-tv-route.tsx',
  component: async () => (await import('./watch-tv-route.tsx')).WatchTvRoute,
  query: async () => (await import('../../generated/watch-tv/graphql.ts')).WatchTvPageDocument,
  search: 'listed',
};
