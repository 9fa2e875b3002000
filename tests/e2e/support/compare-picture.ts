import { expect, type Page, test } from '@playwright/test';

/** The main screens, one of each kind; how they look is kept in looks/pictures. */
const PICTURED = new Set([
  'home',
  'home-character',
  'store',
  'store-search',
  'product',
  'product-poster',
  'quiz',
  'quiz-result',
  'cart-filled',
  'about',
  'watch-tv-off',
  'login',
  'reset-password-mismatch',
  'account-empty',
  'chat-greeted',
  'checkout',
  'confirmation-a',
  'confirmation-b',
  'not-found',
  'admin-coupons',
  'admin-coupons-edit',
  'admin-customers',
  'admin-customers-none',
  'admin-invoice',
  'admin-invoice-print',
  'admin-invoices',
  'admin-invoices-new',
  'admin-keys',
  'admin-orders',
  'admin-orders-bulk',
  'admin-orders-empty',
  'admin-denied',
  'admin-packing-slip',
  'admin-overview',
  'admin-overview-7-days',
  'admin-overview-12-months',
  'admin-overview-empty',
  'admin-overview-error',
]);

/** What differs from one run to the next: shoppers, payments, dates, and what a character chooses to say. */
function changing(page: Page) {
  return [
    page.getByText(/@example\.com|pi_\w{6}|© 20\d\d|^#?\d{4,}$|[A-Z][a-z]+ (\d+, )?20\d\d/),
    page.getByRole('log'),
    page.getByRole('list', { name: 'Suggestions' }),
  ];
}

/** The pictures were taken with Debian's fonts; with others every letter would differ, and no comparison would be of use. */
export async function hasFontOfPictures(page: Page): Promise<boolean> {
  const isThere = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    function widthIn(font: string) {
      if (canvas) canvas.font = `40px ${font}`;
      return canvas?.measureText('Every cup has a character').width;
    }
    return widthIn('"DejaVu Sans", monospace') !== widthIn('monospace');
  });
  if (!isThere) test.info().annotations.push({ type: 'not compared', description: 'the stored pictures need the font DejaVu Sans' });
  return isThere;
}

/** Scrolls until the element has stayed in place for ten frames, as something above may grow. Above the body there is nothing. */
async function scrollToTop(element: Element): Promise<void> {
  let top = Number.NaN;
  for (let still = element === document.body ? 8 : 0; still < 10;) {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    // A page that Chromium takes for hidden, as the first one of the context stays open, gets no frames.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 200);
    });
    const now = element.getBoundingClientRect().top;
    still = now === top ? still + 1 : 0;
    top = now;
  }
}

/** Compares the first screenful, from the dialogue on where there is one, with the stored picture of this size. */
export async function comparePicture(page: Page, name: string): Promise<void> {
  if (!PICTURED.has(name) || !(await hasFontOfPictures(page))) return;
  const top = name === 'home-character' || name === 'chat-greeted' ? '#chat-section' : 'body';
  await page.locator(top).evaluate(scrollToTop);
  await expect(page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close message' }) })).toHaveCount(0);
  const width = page.viewportSize()?.width ?? 0;
  await expect(page).toHaveScreenshot([`${name}-${width}.png`], { mask: changing(page), animations: 'disabled' });
}
