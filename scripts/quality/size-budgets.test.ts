import { expect, test } from 'vitest';
import { budgetsOf, closure } from './size-budgets.ts';
import { readWebPages } from './web-pages.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_framework.js'], dynamicImports: ['src/app/start.tsx'] },
  'src/app/start.tsx': { file: 'assets/start.js', imports: ['_framework.js'], dynamicImports: ['src/routes/quiz/quiz-route.tsx'] },
  '_framework.js': { file: 'assets/framework-1.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/rolldown-runtime-1.js' },
  'src/routes/home/home-route.tsx': { file: 'assets/home.js', imports: ['_framework.js'], css: ['assets/home.css'] },
  'src/routes/store/store-route.tsx': { file: 'assets/store.js', imports: ['index.html'] },
  'src/routes/product/product-route.tsx': { file: 'assets/product.js', imports: ['_framework.js'] },
  'src/routes/quiz/quiz-route.tsx': { file: 'assets/quiz.js', imports: ['_framework.js'] },
  'src/routes/checkout/checkout-route.tsx': { file: 'assets/checkout.js', imports: ['_framework.js'] },
};
const pages = ['home', 'store', 'product', 'quiz', 'checkout'].map((name) => ({
  path: name === 'home' ? '/' : `/${name}`,
  module: `${name}/${name}-route.tsx`,
  search: name === 'checkout' ? ('hidden' as const) : ('listed' as const),
}));
function pathsOf(name: string) {
  return budgetsOf(manifest, pages).find((budget) => budget.name.startsWith(name))?.path;
}

test('counts a chunk with all that it imports, each once', () => {
  expect([...closure(manifest, 'src/routes/store/store-route.tsx')]).toEqual([
    'assets/store.js',
    'assets/index.js',
    'assets/framework-1.js',
    'assets/rolldown-runtime-1.js',
  ]);
});

test('takes the floor off the own scripts and the shared ones off the checkout', () => {
  // What the entry brings in later is part of every page; what those parts may bring in is not.
  expect(pathsOf('/ own')).toEqual([
    'web/dist/client/assets/index.js',
    'web/dist/client/assets/start.js',
    'web/dist/client/assets/home.js',
  ]);
  expect(pathsOf('/checkout')).toEqual(['web/dist/client/assets/checkout.js']);
});

test("counts the portal's rooms together, without what every page has", () => {
  const room = { path: '/admin/orders', module: 'admin/orders/orders-route.tsx', search: 'hidden' as const };
  const built = {
    ...manifest,
    '_portal.js': { file: 'assets/portal-1.js', imports: ['_framework.js'], css: ['assets/portal-1.css'] },
    'src/routes/admin/orders/orders-route.tsx': { file: 'assets/orders.js', imports: ['_portal.js'] },
  };
  const budget = budgetsOf(built, [...pages, room]).find(({ name }) => name.startsWith('the administrator portal'));
  expect(budget?.path).toEqual(['orders.js', 'portal-1.js', 'portal-1.css'].map((file) => `web/dist/client/assets/${file}`));
  const leaking = { ...built, 'src/routes/quiz/quiz-route.tsx': { file: 'assets/quiz.js', imports: ['_portal.js'] } };
  expect(() => budgetsOf(leaking, [...pages, room])).toThrow('starts with code of the portal: assets/portal-1.js');
});

test('refuses to measure a route that is not in the build', () => {
  expect(() => budgetsOf({ 'index.html': { file: 'assets/index.js', isEntry: true } }, pages)).toThrow('home-route');
});

test('gives every page of the list a budget', async () => {
  const listed = await readWebPages();
  const all = [...listed.pages, listed.notFound];
  const built = Object.fromEntries(all.map(({ module }) => [`src/routes/${module}`, { file: `assets/${module}.js` }]));
  const names = budgetsOf({ ...manifest, ...built }, all).map(({ name }) => name);
  for (const { path } of all) expect(names.filter((name) => name.startsWith(`${path} scripts`))).toHaveLength(1);
});

test('refuses a build of the pages that has code of the playground', () => {
  const leaking = { ...manifest, '_editor.js': { file: 'assets/monaco-editor-1.js' } };
  expect(() => budgetsOf(leaking, pages)).toThrow('has code of the playground: _editor.js');
});
