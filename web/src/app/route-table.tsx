import type { TypedDocumentNode } from '@apollo/client';
import { AboutPageDocument } from '../generated/about/graphql.ts';
import { HomePageDocument } from '../generated/home/graphql.ts';
import { StorePageDocument } from '../generated/store/graphql.ts';
import { matchPath } from '../lib/router.ts';
import { lazyRoute } from './loading/lazy-route.tsx';
import type { LazyRoute } from './loading/lazy-route.tsx';

export interface AppRoute extends LazyRoute {
  /** As the router matches it: "/store/:slug". */
  path: string;
  /** Module of the route as the build manifest names it: the server preloads its chunk. */
  source: string;
  /** Runs on the server before the page is rendered. What depends on the address is in page-data.ts. */
  document?: TypedDocumentNode<unknown, Record<string, never>>;
  status: 200 | 404;
}

const notFound = lazyRoute(async () => (await import('../routes/plain/not-found-route.tsx')).NotFoundRoute);
const construction = lazyRoute(async () => (await import('../routes/plain/under-construction-route.tsx')).UnderConstructionRoute);
const checkoutSuccess = lazyRoute(async () => (await import('../routes/confirmation/checkout-success-route.tsx')).CheckoutSuccessRoute);
const orderSuccess = lazyRoute(async () => (await import('../routes/confirmation/order-success-route.tsx')).OrderSuccessRoute);

const PLAIN = 'src/routes/plain';
const CONFIRMATION = 'src/routes/confirmation';

/** Every page there is. Redirects live in app.tsx; everything else is the 404 page. */
export const ROUTES: readonly AppRoute[] = [
  {
    ...lazyRoute(async () => (await import('../routes/home/home-route.tsx')).HomeRoute),
    path: '/',
    source: 'src/routes/home/home-route.tsx',
    document: HomePageDocument,
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/store/store-route.tsx')).StoreRoute),
    path: '/store',
    source: 'src/routes/store/store-route.tsx',
    document: StorePageDocument,
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/about/about-route.tsx')).AboutRoute),
    path: '/about',
    source: 'src/routes/about/about-route.tsx',
    document: AboutPageDocument,
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/watch-tv/watch-tv-route.tsx')).WatchTvRoute),
    path: '/watch-tv',
    source: 'src/routes/watch-tv/watch-tv-route.tsx',
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/product/product-route.tsx')).ProductRoute),
    path: '/store/:slug',
    source: 'src/routes/product/product-route.tsx',
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/quiz/quiz-route.tsx')).QuizRoute),
    path: '/quiz',
    source: 'src/routes/quiz/quiz-route.tsx',
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/checkout/checkout-route.tsx')).CheckoutRoute),
    path: '/checkout',
    source: 'src/routes/checkout/checkout-route.tsx',
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/login/login-route.tsx')).LoginRoute),
    path: '/login',
    source: 'src/routes/login/login-route.tsx',
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/reset-password/reset-password-route.tsx')).ResetPasswordRoute),
    path: '/reset-password',
    source: 'src/routes/reset-password/reset-password-route.tsx',
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/account/account-route.tsx')).AccountRoute),
    path: '/account',
    source: 'src/routes/account/account-route.tsx',
    status: 200,
  },
  {
    ...lazyRoute(async () => (await import('../routes/admin-login/admin-login-route.tsx')).AdminLoginRoute),
    path: '/admin-login',
    source: 'src/routes/admin-login/admin-login-route.tsx',
    status: 200,
  },
  { ...checkoutSuccess, path: '/checkout-success', source: `${CONFIRMATION}/checkout-success-route.tsx`, status: 200 },
  { ...orderSuccess, path: '/order-success', source: `${CONFIRMATION}/order-success-route.tsx`, status: 200 },
  ...['/admin', '/admin-coffee'].map((path): AppRoute => ({
    ...construction,
    path,
    source: `${PLAIN}/under-construction-route.tsx`,
    status: 200,
  })),
];

export const NOT_FOUND: AppRoute = { ...notFound, path: '*', source: `${PLAIN}/not-found-route.tsx`, status: 404 };

/** The page at an address; the part after the path does not matter. */
export function routeAt(url: string): AppRoute {
  const path = pathOf(url);
  return ROUTES.find((route) => matchPath(route.path, path)) ?? NOT_FOUND;
}

/** Path of an address, without query and hash. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] || '/';
}
