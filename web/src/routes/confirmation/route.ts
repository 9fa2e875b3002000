import type { PageRoute } from '../../lib/pages/page-route.ts';

export const checkoutSuccessPage: PageRoute = {
  path: '/checkout-success',
  module: 'confirmation/checkout-success-route.tsx',
  component: async () => (await import('./checkout-success-route.tsx')).CheckoutSuccessRoute,
  search: 'hidden',
};

export const orderSuccessPage: PageRoute = {
  path: '/order-success',
  module: 'confirmation/order-success-route.tsx',
  component: async () => (await import('./order-success-route.tsx')).OrderSuccessRoute,
  search: 'hidden',
};
