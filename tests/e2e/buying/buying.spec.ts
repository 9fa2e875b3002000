import { auditPage } from '../support/audit-page.ts';
import { openCaughtMail } from '../support/pages/caught-mail.ts';
import {
  ADDRESS,
  CARDS,
  fillCard,
  fillCheckout,
  fillContact,
  payButton,
  seeRates,
  shippingMethod,
  summary,
} from '../support/pages/paying.ts';
import { expect, test } from '../support/shop-test.ts';
import { addToCart, cart, cartButton, startCheckout, toast } from '../support/pages/shopping.ts';

test('a visitor buys ground beans and a poster, is declined once, and gets tracking and mail', async ({ page, email, watch }) => {
  watch.allow(/402/); // The browser logs the declined card's answer.
  await page.goto('/');
  await page.getByRole('link', { name: 'VISIT STORE' }).click();
  await expect(page).toHaveURL('/store');

  await addToCart(page, { name: 'Chocolate Java', grind: 'Ground' });
  await addToCart(page, { name: 'Stranger Brew Poster' });
  await cartButton(page).click();
  const line = cart(page).getByRole('group', { name: 'Quantity of Chocolate Java - Ground' });
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(cart(page).getByText('$33.00')).toBeVisible();
  await line.getByRole('button', { name: 'One less' }).click();
  await expect(cart(page).getByText('$17.00')).toBeVisible();
  await auditPage(page);
  await cart(page).getByRole('button', { name: 'PURCHASE' }).click();

  await expect(page).toHaveURL('/checkout');
  await page.getByText('Have a coupon?').click();
  await page.getByLabel('Coupon code').fill(' brew10 ');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Coupon Applied!')).toContainText('You saved $1.70');
  await fillContact(page, email);
  await expect(page.getByText('Calculating shipping rates...')).toBeVisible();
  await seeRates(page);
  const prices = (await shippingMethod(page).getByRole('option').allInnerTexts()).map((text) => Number(text.split('$')[1]));
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await expect(shippingMethod(page).getByRole('option', { selected: true })).toContainText(`$${prices[0]?.toFixed(2)}`);
  await shippingMethod(page).selectOption({ index: 1 });
  const total = `$${(15.3 + (prices[1] ?? 0)).toFixed(2)}`;
  await expect(summary(page).getByText(total)).toBeVisible();

  await fillCard(page, CARDS.declined);
  await page.getByRole('button', { name: `Pay ${total}` }).click();
  await expect(toast(page, 'Payment Failed')).toContainText('Your card was declined.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  for (const [label, text] of Object.entries(ADDRESS)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByLabel('Coupon code')).toHaveValue('BREW10');
  await expect(page.getByLabel('Card number')).toHaveValue(CARDS.declined);
  await expect(shippingMethod(page).getByRole('option', { selected: true })).toContainText(`$${prices[1]?.toFixed(2)}`);
  await auditPage(page);

  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout-success\?payment_intent=pi_\w+&redirect_status=succeeded&tracking=\w+$/);
  await expect(toast(page, 'Payment Successful')).toContainText('Tracking number');
  for (const step of ['Payment Processed', 'Order Created', 'Shipping Calculated']) await expect(page.getByText(step)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shipping Label Created' })).toBeVisible();
  await expect(page.getByText(`${total} · Visa ending in 4242`)).toBeVisible();
  const tracking = new URL(page.url()).searchParams.get('tracking') ?? '';
  await expect(page.getByText(`Tracking number: ${tracking}`).first()).toBeVisible();
  const orderNumber = await page.getByText(/^#\d+$/).innerText();
  await auditPage(page);

  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');

  const mail = await openCaughtMail(page, email);
  await expect(mail.getByText(orderNumber).first()).toBeVisible();
  await expect(mail.getByText(tracking).first()).toBeVisible();
});

test('a purchase sends four requests and an address check from the filled cart to the confirmed order', async ({ page, email }) => {
  await startCheckout(page, { name: "Master's Blend", grind: 'Ground' });
  const apiRequests: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // Pages, their pictures and calls of the payment provider are not calls of the shop's API.
    if (origin !== new URL(page.url()).origin || !/^\/(graphql|api)\b/.test(pathname)) return;
    apiRequests.push(String(/(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1] ?? pathname));
  });
  await fillCheckout(page, email, CARDS.good);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Shipping Label Created' })).toBeVisible();
  expect(apiRequests.filter((name) => name !== 'CheckAddress').length, apiRequests.join(', ')).toBeLessThanOrEqual(4);
  expect(apiRequests.length, apiRequests.join(', ')).toBeLessThanOrEqual(5);
  expect(apiRequests.length).toBeGreaterThan(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a bag is bought with a touch screen', async ({ page, email, database }) => {
    await startCheckout(page, { name: 'Hilltop Rambler', grind: 'Ground' }, { name: 'Stranger Brew Poster', size: '18 × 24 in' });
    await summary(page).getByText('2 items').tap();
    await expect(summary(page).getByText('Stranger Brew Poster (18 × 24 in)')).toBeVisible();
    await fillCheckout(page, email, CARDS.good);
    await payButton(page).tap();
    await expect(page.getByRole('heading', { name: 'Shipping Label Created' })).toBeVisible();
    const items = 'select i.quantity from order_item i join orders o on o.id = i.order_id where o.email = $1';
    expect(await database.sql(items, [email])).toEqual([{ quantity: 1 }, { quantity: 1 }]);
  });
});
