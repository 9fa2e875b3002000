import type { PageRoute } from '../../lib/pages/page-route.ts';

export const resetPasswordPage: PageRoute = {
  path: '/reset-password',
  module: 'reset-password/reset-password-route.tsx',
  component: async () => (await import('./reset-password-route.tsx')).ResetPasswordRoute,
  search: 'hidden',
};
