import { CARDS, fillCheckout, payButton } from '../support/pages/paying.ts';
import { startCheckout } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test('a suggested address is taken by one press', async ({ page, email }) => {
  await startCheckout(page, { name: 'Brunana', grind: 'Whole Bean' });
  await fillCheckout(page, email, CARDS.good);
  await page.getByLabel('City').fill('Portlandia');
  const suggestion = page.getByRole('status').filter({ hasText: 'Did you mean' });
  await expect(suggestion).toContainText('Portland OR 97209?');
  await suggestion.getByRole('button', { name: 'USE THIS ADDRESS' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Portland');
  await expect(page.getByLabel('Street address')).toBeFocused();
  await expect(suggestion).toHaveCount(0);
});

test('an address that the carrier does not know is the choice of the shopper', async ({ page, email }) => {
  await startCheckout(page, { name: 'Brunana', grind: 'Whole Bean' });
  await fillCheckout(page, email, CARDS.good);
  await page.getByLabel('Street address').fill('The old mill behind the church');
  await page.getByLabel('Apartment, suite, etc. (optional)').fill('First floor');
  await page.getByLabel('Phone (optional)').fill('call me');
  await page.getByLabel('Phone (optional)').blur();
  await expect(page.getByText('A phone number looks like (503) 555-0142')).toBeVisible();
  await page.getByLabel('Phone (optional)').fill('(503) 555-0142');
  await expect(page.getByRole('status').filter({ hasText: 'We could not confirm this address' })).toBeVisible();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});
