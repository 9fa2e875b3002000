import { breakProvider, readLedger } from '../../support/ledger.ts';
import { failOperation } from '../support/fail-operation.ts';
import { CARDS, fillCard, fillCheckout, fillContact, payButton, shippingMethod, summary } from '../support/pages/paying.ts';
import { addToCart, cartButton, startCheckout, toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

const bag = { name: "Sparrow's Nest", grind: 'Ground' } as const;
const ordersOf = 'select number, total_cents, status from orders where email = $1 and number is not null';

test('standard rates are offered while the carriers do not answer, and the bag is sold', async ({ page, email, sandboxUrl, database }) => {
  await startCheckout(page, bag);
  await breakProvider(sandboxUrl, { path: '^/shippo/shipments', kind: 'status', status: 503, count: 0 });
  await fillContact(page, email);
  await expect(page.getByText('The carriers do not answer right now, so these are our standard rates.')).toBeVisible();
  await expect(shippingMethod(page).getByRole('option')).toHaveText([/^USPS Ground.*\$5\.99$/, /^USPS Priority.*\$8\.99$/]);
  await expect(shippingMethod(page).getByRole('option', { selected: true })).toContainText('$5.99');
  await fillCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Pay $21.99' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(await database.sql(ordersOf, [email])).toMatchObject([{ total_cents: 2199 }]);
});

test('a payment that cannot be prepared charges nothing and can be tried again', async ({ page, email, sandboxUrl, database }) => {
  await startCheckout(page, bag);
  await fillCheckout(page, email, CARDS.good);
  await breakProvider(sandboxUrl, { method: 'POST', path: '^/v1/payment_intents$', kind: 'status', status: 500, count: 0 });
  await payButton(page).click();
  await expect(toast(page, 'Payment Error')).toContainText('Failed to create payment intent');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Card number')).toHaveValue(CARDS.good);
  expect(await database.sql(ordersOf, [email])).toEqual([]);
  await fetch(new URL('/_sandbox/faults', sandboxUrl), { method: 'DELETE' });
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
});

test('a charge that could not be reported to the shop is never repeated', async ({ page, email, watch, database, sandboxUrl }) => {
  watch.allow(/graphql|ERR_FAILED/);
  await startCheckout(page, bag);
  await fillCheckout(page, email, CARDS.good);
  const restore = await failOperation(page, 'processPayment');
  await payButton(page).click();
  await expect(toast(page, 'Payment Successful, Order Processing Issue')).toContainText(
    'Payment succeeded but order processing had issues. Please contact support.',
  );
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  // The page sends the request once when it opens. It has to fail, so that the button is needed.
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.postData()?.includes('processPayment') ?? false);
  await page.reload();
  await failedRequest;
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const orders = await database.sql<{ payment_intent_id: string }>('select payment_intent_id from orders where email = $1', [email]);
  expect(orders).toHaveLength(1);
  const { paymentIntents } = await readLedger(sandboxUrl);
  expect(paymentIntents.find(({ id }) => id === orders[0]?.payment_intent_id)?.status).toBe('succeeded');
});

test('two clicks on Pay make one charge', async ({ page, email, sandboxUrl, database }) => {
  await startCheckout(page, bag);
  await fillCheckout(page, email, CARDS.good);
  await payButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  const orders = await database.sql<{ ref: string }>('select ref from orders where email = $1', [email]);
  expect(orders).toHaveLength(1);
  const { paymentIntents } = await readLedger(sandboxUrl);
  expect(paymentIntents.filter(({ metadata }) => metadata['orderRef'] === orders[0]?.ref)).toMatchObject([{ status: 'succeeded' }]);
});

test('PAY-45: Back in the middle of a payment leaves one paid order, a cart without its bags and a way to the order', async ({
  page,
  email,
  database,
}) => {
  await startCheckout(page, bag);
  await fillCheckout(page, email, CARDS.good);
  const held = Promise.withResolvers<void>();
  const charged = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation ProcessPayment')) {
      charged.resolve();
      await held.promise;
    }
    await route.continue();
  });
  await payButton(page).click();
  await charged.promise;
  await page.goBack();
  await addToCart(page, { name: 'Brunana' });
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  held.resolve();
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await toast(page, 'Payment Successful').getByRole('button', { name: 'See the order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(await database.sql(ordersOf, [email])).toHaveLength(1);
});

test('a reload of the confirmation changes nothing', async ({ page, email, database, sandboxUrl }) => {
  await startCheckout(page, bag);
  await fillCheckout(page, email, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Shipping Label Created' })).toBeVisible();
  const number = await page.getByText(/^#\d+$/).innerText();
  const before = await readLedger(sandboxUrl);
  for (let n = 0; n < 2; n += 1) {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Shipping Label Created' })).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
  }
  const after = await readLedger(sandboxUrl);
  expect(after.paymentIntents.length).toBe(before.paymentIntents.length);
  expect(after.labels.length).toBe(before.labels.length);
  expect(await database.sql(ordersOf, [email])).toHaveLength(1);
});

test('a payment stops with a clear message when the last bag is sold meanwhile', async ({ page, email, database, sandboxUrl }) => {
  await database.setStock('mint-stole-christmas', 'ground', 3);
  await database.setStock('mint-stole-christmas', 'whole-bean', 9);
  await startCheckout(page, { name: 'Mint Stole Christmas', grind: 'Ground', quantity: 3 }, bag);
  await fillCheckout(page, email, CARDS.good);
  await database.setStock('mint-stole-christmas', 'ground', 1);
  const before = await readLedger(sandboxUrl);
  await payButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Not enough on the shelf' });
  await expect(notice).toContainText('Only 1 of Mint Stole Christmas - Ground left');
  await expect(notice.getByRole('button', { name: 'Take 3 of Mint Stole Christmas - Whole Bean instead' })).toBeVisible();
  await expect(notice).toContainText('Nothing was charged.');
  expect((await readLedger(sandboxUrl)).paymentIntents.length).toBe(before.paymentIntents.length);

  await notice.getByRole('button', { name: 'Take 1 of Mint Stole Christmas - Ground' }).click();
  await expect(summary(page).getByText('$32.00').first()).toBeVisible();
  await database.setStock('mint-stole-christmas', 'ground', 0);
  await payButton(page).click();
  await notice.getByRole('button', { name: 'Remove Mint Stole Christmas - Ground' }).click();
  await expect(summary(page).getByText('Mint Stole Christmas')).toHaveCount(0);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(await database.sql(ordersOf, [email])).toHaveLength(1);
});

test('a price that rose during the checkout changes the total with an explanation before the charge', async ({ page, email, database }) => {
  await startCheckout(page, { name: 'Snickering Weasel', grind: 'Ground' });
  await fillCheckout(page, email, CARDS.good);
  const before = (await payButton(page).textContent())?.replace('Pay ', '') ?? '';
  await database.setPrice('snickering-weasley', 1850);
  await payButton(page).click();
  const after = `$${(Number(before.slice(1)) + 2.5).toFixed(2)}`;
  await expect(page.getByRole('alert').filter({ hasText: 'The total has changed' })).toContainText(`It was ${before} and is now ${after}.`);
  await expect(payButton(page)).toHaveText(`Pay ${after}`);
  await expect(summary(page).getByText('$18.50').first()).toBeVisible();
  expect(await database.sql(ordersOf, [email])).toEqual([]);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await expect(page.getByText(`${after} · Visa ending in 4242`)).toBeVisible();
});

test('rates that arrive during a payment do not change the total that is paid', async ({ page, email, database }) => {
  await startCheckout(page, bag);
  const pressed = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('query CheckoutShippingRates(')) await pressed.promise;
    if (body.includes('mutation CreatePaymentIntent(')) {
      const arrived = page.waitForResponse((response) => response.request().postData()?.includes('CheckoutShippingRates') ?? false);
      pressed.resolve();
      await (await arrived).finished();
    }
    await route.continue();
  });
  await fillContact(page, email);
  await fillCard(page, CARDS.good);
  await page.getByRole('button', { name: 'Pay $21.99' }).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  expect(await database.sql(ordersOf, [email])).toMatchObject([{ total_cents: 2199 }]);
});
