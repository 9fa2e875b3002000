import { readLedger } from '../../support/ledger.ts';
import { CARDS, fillCheckout, fillContact, payButton, seeRates } from '../support/pages/paying.ts';
import { cart, cartButton, startCheckout, toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

const bag = { name: 'Brunana', grind: 'Whole Bean' } as const;
const bank = 'Sandbox Bank: 3-D Secure';

test('a card that requires 3-D Secure is charged once its holder agrees', async ({ page, email, sandboxUrl }) => {
  await startCheckout(page, bag);
  await fillCheckout(page, email, CARDS.threeDSecure);
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: bank });
  await expect(dialog).toContainText(/pay \$\d+\.\d\d/);
  await expect(payButton(page)).toHaveText('Processing...');
  await dialog.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const paymentIntentId = new URL(page.url()).searchParams.get('payment_intent');
  const { paymentIntents } = await readLedger(sandboxUrl);
  expect(paymentIntents.find(({ id }) => id === paymentIntentId)?.status).toBe('succeeded');
});

test('a failed 3-D Secure check charges nothing and keeps the form', async ({ page, email, watch }) => {
  watch.allow(/402/); // The browser logs the refusal.
  await startCheckout(page, bag);
  await fillCheckout(page, email, CARDS.threeDSecure);
  await payButton(page).click();
  await page.getByRole('dialog', { name: bank }).getByRole('button', { name: 'Fail authentication' }).click();
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Card number')).toHaveValue(CARDS.threeDSecure);
  await expect(payButton(page)).toHaveText(/^Pay \$/);
});

test.describe('a payment method with a page of the bank', () => {
  test.beforeEach(async ({ page, email }) => {
    await startCheckout(page, bag);
    await fillContact(page, email);
    await page.getByRole('radio', { name: 'Sandbox Bank (redirect)' }).check();
    await seeRates(page);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Approve this payment?' })).toBeVisible();
  });

  test('returns to the order page when the bank approves, and the order exists', async ({ page, email, database }) => {
    await page.getByRole('button', { name: 'Authorize payment' }).click();
    await expect(page.getByRole('heading', { name: 'QUEST COMPLETE!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'PAYMENT SUCCESSFUL' })).toBeVisible();
    const address = new URL(page.url());
    expect(address.pathname).toBe('/order-success');
    expect(address.searchParams.get('redirect_status')).toBe('succeeded');
    await expect(page).not.toHaveURL(/client_secret/);
    await expect(page.getByText(address.searchParams.get('payment_intent') ?? '-')).toBeVisible();
    await expect(page.getByText(/1-2 business days/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/orders');

    const orderNumber = Number((await page.getByText(/^#\d+$/).innerText()).slice(1));
    const orders = await database.sql('select number, status, ref from orders where email = $1', [email]);
    expect(orders).toMatchObject([{ number: orderNumber, ref: address.searchParams.get('orderId') }]);
    expect(orders[0]?.status).toMatch(/^(paid|completed)$/);
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  });

  test('returns with the cart unchanged when the bank declines', async ({ page, email, database }) => {
    await page.getByRole('button', { name: 'Decline payment' }).click();
    await expect(page.getByRole('heading', { name: 'QUEST ON HOLD' })).toBeVisible();
    await expect(page.getByText('PAYMENT SUCCESSFUL')).toBeHidden();
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await cartButton(page).click();
    await expect(cart(page).getByText('Brunana - Whole Bean')).toBeVisible();
    expect(await database.sql(`select 1 from orders where email = $1 and status in ('paid', 'completed')`, [email])).toEqual([]);
  });

  test('a shopper who returned unpaid can pay by card', async ({ page, email }) => {
    await page.getByRole('button', { name: 'Decline payment' }).click();
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await fillCheckout(page, email, CARDS.good);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  });

  test('charges one cart once when another tab pays for it while the bank page is open', async ({
    page,
    context,
    email,
    database,
    watch,
  }) => {
    watch.allow(/400|402|409/); // The browser logs the refusal of a payment that is already completed.
    const other = await context.newPage();
    await other.goto('/checkout');
    await fillCheckout(other, email, CARDS.good);
    await payButton(other).click();
    await expect(other.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    await page.getByRole('button', { name: 'Authorize payment' }).click();
    await page.goto('/store');
    expect(await database.sql('select count(*)::int as paid from orders where email = $1 and number is not null', [email])).toEqual([
      { paid: 1 },
    ]);
  });
});
