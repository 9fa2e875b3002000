import { addressOf, readWebPages } from '../../../scripts/quality/web-pages.ts';
import { expect, test } from '../support/shop-test.ts';

const { pages } = await readWebPages();
const PUBLIC_PAGES = pages.filter(({ search }) => search === 'listed').map(addressOf);
const KB = 1024;
/** The budgets that the build cannot check: the size of documents and of the pictures in a phone's first view. */
const MOST_DOCUMENT_BYTES = 25 * KB;
const MOST_PICTURE_BYTES = 30 * KB;

/** Bytes on the wire of the document and of the pictures in the first view, those of style sheets included, and the calls to the api. */
function measureWeights() {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const inView = [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
    .map(({ currentSrc }) => currentSrc);
  const pictures = resources.filter(
    ({ name, initiatorType }) => inView.includes(name) || (initiatorType === 'css' && name.endsWith('.png')),
  );
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    documentBytes: page?.encodedBodySize ?? Number.POSITIVE_INFINITY,
    pictureBytes: pictures.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    calls: resources.map(({ name }) => new URL(name).pathname).filter((path) => /^\/(graphql|api)\b/.test(path)),
  };
}

for (const path of PUBLIC_PAGES) {
  test(`${path} is complete and within its budgets`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // No section is still fading in during the audit.
    await page.goto(path, { waitUntil: 'networkidle' });
    const { documentBytes, pictureBytes, calls } = await page.evaluate(measureWeights);
    expect(calls, 'asked after the page arrived').toEqual([]);
    expect(documentBytes).toBeLessThanOrEqual(MOST_DOCUMENT_BYTES);
    expect(pictureBytes).toBeGreaterThan(0);
    expect(pictureBytes).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
  });
}

test('no page for visitors names code, styles or pictures of the portal', async ({ request }) => {
  for (const path of [...PUBLIC_PAGES, '/login', '/account', '/checkout']) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/assets\/(portal|customers-route)-|data-portal|\/art\/s-/);
  }
});
