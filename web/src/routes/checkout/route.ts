import type { PageRoute } from '../../lib/pages/page-route.ts';

export const checkoutPage: PageRoute = {
  path: '/checkout',
  module: 'checkout/checkout-route.tsx',
  component: async () => (await import('./checkout-route.tsx')).CheckoutRoute,
  search: 'hidden',
  cart: 'none',
  documents: ['checkout'],
};
