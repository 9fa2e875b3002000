import type { PageRoute } from '../../lib/pages/page-route.ts';

export const loginPage: PageRoute = {
  path: '/login',
  module: 'login/login-route.tsx',
  component: async () => (await import('./login-route.tsx')).LoginRoute,
  search: 'unlisted',
  documents: ['account/session', 'account/entry', 'account/look-up'],
};
