/* oxlint-disable no-empty-pattern -- Playwright reads what a fixture needs off this pattern and takes no plain argument. */
import { readLedger } from '../../support/ledger.ts';
import { type OwnShop, startOwnShop } from '../support/own-shop.ts';
import { CARDS, fillCheckout, payButton } from '../support/pages/paying.ts';
import { startCheckout } from '../support/pages/shopping.ts';
import { expect, test as base } from '../support/shop-test.ts';

const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    async ({}, provide) => {
      const shop = await startOwnShop({ STRIPE_ALLOWED_PAYMENT_METHODS: 'card' });
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

test('a shop that allows cards only offers nothing else, and is paid by card', async ({ page, email, sandboxUrl }) => {
  await startCheckout(page, { name: 'Brunana', grind: 'Whole Bean' });
  await fillCheckout(page, email, CARDS.good);
  await expect(page.getByRole('radio', { name: 'Sandbox Bank (redirect)' })).toHaveCount(0);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const { paymentIntents } = await readLedger(sandboxUrl);
  expect(paymentIntents.map(({ status }) => status)).toEqual(['succeeded']);
});
