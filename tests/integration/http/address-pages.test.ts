import { describe, expect, test } from 'vitest';
import { addressOf, readWebPages } from '../../../scripts/quality/web-pages.ts';
import { setupShop } from '../../support/open-shop.ts';

/** The web build, as crawlers and clients without JavaScript get it. */
const shop = setupShop({ processes: 'in-process' });

async function open(path: string) {
  const answer = await fetch(shop.baseUrl + path);
  const html = await answer.text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json!) as unknown);
  return { status: answer.status, html, data, etag: answer.headers.get('etag') };
}

describe('/store/:slug', () => {
  test('is complete: text, head, structured data and the cache', async () => {
    const { status, html, data } = await open('/store/darth');
    expect(status).toBe(200);
    expect(html).toContain('<title>Lord Darkroast: Brew Quest</title>');
    expect(html).toContain('He is the one bean that fell behind the drum');
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/store\/darth"\/>/);
    expect(html).toContain('/art/og/darth.png');
    expect(html).toContain('productPage({\\"slug\\":\\"darth\\"})');
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'Product',
        sku: 'darth',
        offers: expect.objectContaining({ price: '16.00', availability: 'https://schema.org/InStock' }) as unknown,
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  test('exists for every available product', async () => {
    const { products } = await shop.catalog.current();
    for (const { slug } of products) expect((await open(`/store/${slug}`)).status, slug).toBe(200);
  });

  test.each(['/store/tea', '/store/Darth', '/store/%3Cscript%3E', '/store/__proto__', '/store/darth/extra'])(
    'answers 404 with the page for it: %s',
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(404);
      expect(html).toContain('404 Page Not Found');
      expect(html).toContain('content="noindex"');
    },
  );

  test('shows the new stock as soon as it changes', async () => {
    expect((await open('/store/decaf-destiny')).html).not.toContain('Only 3 left');
    await shop.app.orm.em.fork().execute(
      `update stock_item set available = 3, adjusted = adjusted + 3 - available where grind = 'whole-bean'
       and product_id = (select id from product where slug = 'decaf-destiny')`,
    );
    shop.catalog.invalidate();
    expect((await open('/store/decaf-destiny')).html).toContain('Only 3 left');
  });
});

describe('/store?q=', () => {
  test('is rendered for its words, not indexed and not cached', async () => {
    const [found, plain] = [await open('/store?q=no+caffeine'), await open('/store')];
    expect(found.html).toContain('1 item for “no caffeine”');
    expect(found.html).toContain('content="noindex"');
    expect(found.html).not.toContain('rel="canonical"');
    expect(plain.html).not.toContain('no caffeine”');
    expect(plain.html).toContain('rel="canonical"');
    expect((await open('/store?utm=1')).etag).toBe(plain.etag);
  });

  test('accepts a category, and limits the length of the text', async () => {
    expect((await open('/store?q=stranger&category=beans')).html).toContain('Nothing found for “stranger”');
    const { status, html } = await open(`/store?q=${'a'.repeat(3000)}`);
    expect(status).toBe(200);
    expect(html).toContain(`“${'a'.repeat(80)}”`);
  });

  test('escapes the searched text', async () => {
    const { html } = await open(`/store?q=${encodeURIComponent('</script><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert(1)');
  });
});

describe('/quiz', () => {
  const answers = 'mood=cosy&taste=chocolate&company=friends&caffeine=little&avoid=nothing';

  test('shows the first question', async () => {
    const { html } = await open('/quiz');
    expect(html).toContain('Question <!-- -->1<!-- --> of <!-- -->5');
    expect(html).toContain('Rain on the window, blanket on');
  });

  test('keeps the earlier answers of a form', async () => {
    const { html } = await open('/quiz?mood=cosy&taste=chocolate');
    expect(html).toContain('Who else is at the table?');
    expect(html).toContain('<input type="hidden" name="taste" value="chocolate"/>');
  });

  test('shows a shared result with the quiz as its canonical URL', async () => {
    const { html } = await open(`/quiz?${answers}`);
    expect(html).toContain('<title>You are Chocolate Java: Brew Quest</title>');
    expect(html).toContain('It tastes of chocolate and cream, as you asked.');
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/quiz"\/>/);
    expect((await open('/quiz')).html).not.toContain('You are Chocolate Java');
  });

  test('starts again with an unknown answer', async () => {
    const { status, html } = await open('/quiz?mood=grumpy&taste=chocolate&company=friends&caffeine=little&avoid=nothing');
    expect(status).toBe(200);
    expect(html).toContain('What is the weather like in your head today?');
  });
});

test('the login may be indexed, the checkout and personal pages may not', async () => {
  const { html } = await open('/login');
  expect(html).toContain('<title>Log in or open an account: Brew Quest</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"\/>/);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/login"\/>/);
  expect(html).not.toContain('content="noindex"');
  for (const path of ['/checkout', '/account', '/reset-password', '/order-success'])
    expect((await open(path)).html, path).toContain('content="noindex"');
});

test('the sitemap lists every product and the quiz', async () => {
  const { html } = await open('/sitemap.xml');
  const { products } = await shop.catalog.current();
  for (const { slug } of products) expect(html).toContain(`/store/${slug}</loc>`);
  expect(html).toContain('/quiz</loc>');
  expect(html).not.toMatch(/\/(checkout|login)/);
});

test('robots.txt excludes personal and unfinished pages', async () => {
  const { html } = await open('/robots.txt');
  for (const path of ['/admin', '/account', '/checkout', '/order-success', '/reset-password'])
    expect(html).toContain(`Disallow: ${path}\n`);
  expect(html).not.toMatch(/Disallow: \/(login|store|quiz|\*)?$/m);
});

test('every listed page has its status and its index rule, and moved addresses redirect', async () => {
  const { pages, notFound, moved } = await readWebPages();
  for (const page of [...pages, notFound]) {
    const address = addressOf(page);
    const { status, html } = await open(address);
    expect(status, address).toBe(page.status ?? 200);
    expect(html.includes('content="noindex"'), address).toBe(page.search === 'hidden');
    // The data that the browser needs for hydration is in the page.
    expect(html, address).toContain('<script type="application/json" id="state">');
  }
  for (const [from, to] of Object.entries(moved)) {
    const answer = await fetch(shop.baseUrl + from, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  }
});
