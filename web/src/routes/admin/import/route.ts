import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminImportPage: PageRoute = {
  path: '/admin/import',
  module: 'admin/import/import-route.tsx',
  component: async () => (await import('./import-route.tsx')).ImportRoute,
  search: 'hidden',
};

export const adminImportRunPage: PageRoute = {
  path: '/admin/import/:run/:step',
  example: '/admin/import/3f6b2c1d9a8e4f07/match',
  module: 'admin/import/import-run-route.tsx',
  component: async () => (await import('./import-run-route.tsx')).ImportRunRoute,
  search: 'hidden',
};
