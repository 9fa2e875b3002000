import type { Page } from '@playwright/test';
import { buy } from '../../support/shopper.ts';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { CARDS, fillCheckout, payButton } from '../support/pages/paying.ts';
import { startCheckout } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

/** Texts that a printer without colours and surfaces would not show in black. */
function findPale(): string[] {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => element.checkVisibility());
  return elements
    .filter((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const before = getComputedStyle(element, '::before');
      if (before.content !== 'none' && (before.color !== 'rgb(0, 0, 0)' || before.backgroundColor !== 'rgba(0, 0, 0, 0)')) return true;
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      return (hasText && color !== 'rgb(0, 0, 0)') || backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(findPale)).toEqual([]);
  for (const screenOnly of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

test('the confirmation is printed as black text on white paper', async ({ page, email }) => {
  await startCheckout(page, { name: 'Friendly Neighbor', grind: 'Ground' });
  await fillCheckout(page, email, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await expectPaper(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('paper.png'), fullPage: true });
  await page.emulateMedia({ media: 'screen' });
});

test('an order of the portal is printed as black text on white paper, under its number', async ({ page, email, baseURL, sandboxUrl }) => {
  const { body } = await buy({ baseUrl: baseURL!, sandboxUrl }, { email });
  await signIn(page, ADMIN);
  await page.goto(`/admin/orders/${String(body.orderNumber)}`);
  const heading = page.getByRole('heading', { name: `Order #${String(body.orderNumber)}` });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expectPaper(page);
});

for (const path of ['/', '/store', '/about', '/login'])
  test(`${path} is printed as black text on white paper`, async ({ page }) => {
    await page.goto(path);
    await expectPaper(page);
  });
