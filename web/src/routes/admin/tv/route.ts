import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminTvPage: PageRoute = {
  path: '/admin/tv',
  module: 'admin/tv/tv-route.tsx',
  component: async () => (await import('./tv-route.tsx')).TvRoute,
  search: 'hidden',
};
