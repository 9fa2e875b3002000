import type { PageRoute } from '../../lib/pages/page-route.ts';

export const adminLoginPage: PageRoute = {
  path: '/admin-login',
  module: 'admin-login/admin-login-route.tsx',
  component: async () => (await import('./admin-login-route.tsx')).AdminLoginRoute,
  search: 'hidden',
};
