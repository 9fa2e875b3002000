import type { PageRoute } from '../../../lib/pages/page-route.ts';

export const adminCharacterPage: PageRoute = {
  path: '/admin-coffee/:slug',
  example: '/admin-coffee/captains-choice',
  module: 'admin/character/character-route.tsx',
  component: async () => (await import('./character-route.tsx')).CharacterRoute,
  search: 'hidden',
};
