import { expect, type Page } from '@playwright/test';
import { breakProvider } from '../../../support/ledger.ts';
import { buy } from '../../../support/shopper.ts';
import { accountScreens } from './account-screens.ts';
import { chatScreens } from './chat-screens.ts';
import { openCaughtMail, openInbox } from '../pages/caught-mail.ts';
import { failOperation } from '../fail-operation.ts';
import { CARDS, fillCheckout, fillContact, payButton, seeRates } from '../pages/paying.ts';
import type { Screen, Visit } from './screen.ts';
import { watchTvScreens } from './watch-tv-screens.ts';
import { addToCart, cart, cartButton, productCard, startCheckout, toast } from '../pages/shopping.ts';

const bag = { name: 'Lord Darkroast', grind: 'Ground' } as const;

function heading(page: Page, name: string | RegExp) {
  return expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

async function openPaid({ page, baseURL, sandboxUrl, email }: Visit, path: string): Promise<void> {
  const { intent } = await buy({ baseUrl: baseURL, sandboxUrl }, { email });
  await page.goto(`${path}?orderId=${intent.orderRef}&payment_intent=${intent.paymentIntentId}&redirect_status=succeeded`);
}

async function openBank(page: Page, email: string): Promise<void> {
  await startCheckout(page, bag);
  await fillContact(page, email);
  await page.getByRole('radio', { name: 'Sandbox Bank (redirect)' }).check();
  await seeRates(page);
  await payButton(page).click();
  await heading(page, 'Approve this payment?');
}

const shelves: Screen[] = [
  { name: 'home', open: ({ page }) => page.goto('/').then(() => heading(page, 'CHARACTER SELECTION REQUIRED')) },
  { name: 'home-character', open: ({ page }) => page.goto('/chat').then(() => heading(page, /^DIALOGUE WITH/)) },
  { name: 'store', open: ({ page }) => page.goto('/store').then(() => heading(page, 'ITEM SHOP')) },
  { name: 'store-empty-shelf', open: ({ page }) => page.goto('/store?category=equipment').then(() => heading(page, /^No equipment/)) },
  {
    name: 'store-out-of-stock',
    async open({ page }) {
      await page.goto('/store');
      await productCard(page, "Jack's Pumpkin").getByRole('radio', { name: 'Ground' }).check();
    },
  },
  { name: 'store-search', open: ({ page }) => page.goto('/store?q=chocolate,+no+mint').then(() => heading(page, 'Chocolate Java')) },
  { name: 'store-search-nothing', open: ({ page }) => page.goto('/store?q=xyzzy').then(() => heading(page, /^Nobody on this shelf/)) },
  { name: 'product', open: ({ page }) => page.goto('/store/darth').then(() => heading(page, 'Lord Darkroast')) },
  {
    name: 'product-out-of-stock',
    async open({ page }) {
      await page.goto('/store/jacks-pumpkin');
      await page.getByRole('radio', { name: 'Ground' }).first().check();
      await expect(page.getByRole('button', { name: 'OUT OF STOCK' })).toBeVisible();
    },
  },
  {
    name: 'product-poster',
    open: ({ page }) => page.goto('/store/stranger-brew-poster').then(() => heading(page, 'Stranger Brew Poster')),
  },
  {
    name: 'quiz',
    async open({ page }) {
      await page.goto('/quiz?mood=cosy');
      await page.getByRole('radio', { name: 'Chocolate and cream' }).check();
    },
  },
  {
    name: 'quiz-result',
    open: ({ page }) =>
      page
        .goto('/quiz?mood=cosy&taste=chocolate&company=friends&caffeine=little&avoid=nothing')
        .then(() => heading(page, 'You are Chocolate Java')),
  },
  {
    name: 'cart-empty',
    async open({ page }) {
      await page.goto('/store');
      await cartButton(page).click();
      await expect(cart(page)).toBeVisible();
    },
  },
  {
    name: 'cart-filled',
    async open({ page }) {
      await page.goto('/store');
      for (const name of ['Lord Darkroast', "Captain's Choice", 'Stranger Brew Poster']) await addToCart(page, { name });
      await cartButton(page).click();
      await expect(cart(page)).toContainText('Add $11.00 more for FREE SHIPPING!');
    },
  },
];

const checkouts: Screen[] = [
  { name: 'checkout', open: ({ page }) => startCheckout(page, bag, { name: 'Stranger Brew Poster', quantity: 2 }) },
  {
    name: 'checkout-filled',
    async open({ page, email }) {
      await startCheckout(page, bag, { name: "Captain's Choice", quantity: 2 });
      await page.getByText('Have a coupon?').click();
      await page.getByLabel('Coupon code').fill('BREW10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(toast(page, 'Coupon Applied!')).toBeVisible();
      await fillCheckout(page, email, CARDS.good);
    },
  },
  {
    name: 'checkout-errors',
    async open({ page }) {
      await startCheckout(page, bag);
      await page.getByText('Have a coupon?').click();
      await page.getByRole('button', { name: 'Apply' }).click();
      await payButton(page).click();
      await expect(toast(page, 'Email Required')).toBeVisible();
    },
  },
  {
    name: 'checkout-declined',
    allow: /402/,
    async open({ page, email }) {
      await startCheckout(page, bag);
      await fillCheckout(page, email, CARDS.declined);
      await payButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'You have not been charged' })).toBeVisible();
    },
  },
  {
    name: 'checkout-3d-secure',
    async open({ page, email }) {
      await startCheckout(page, bag);
      await fillCheckout(page, email, CARDS.threeDSecure);
      await payButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Sandbox Bank: 3-D Secure' })).toBeVisible();
    },
  },
  {
    name: 'checkout-under-way',
    async open({ page, email, sandboxUrl }) {
      await openBank(page, email);
      await breakProvider(sandboxUrl, { method: 'GET', path: '^/v1/payment_intents/', kind: 'status', status: 503, count: 0 });
      await page.goto('/checkout');
      await heading(page, 'A payment is under way');
      await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    },
  },
  {
    name: 'checkout-charged',
    allow: /graphql|ERR_FAILED/,
    async open({ page, email }) {
      await startCheckout(page, bag);
      await fillCheckout(page, email, CARDS.good);
      await failOperation(page, 'processPayment');
      await payButton(page).click();
      await heading(page, 'Payment received');
    },
  },
  {
    name: 'bank',
    open: ({ page, email }) => openBank(page, email),
  },
  {
    name: 'checkout-card-form-away',
    allow: /sandbox\/js\/v3/,
    async open({ page }) {
      await page.goto('/store');
      await addToCart(page, bag);
      await page.route('**/sandbox/js/v3/', (route) => route.abort('failed'));
      await page.goto('/checkout');
      await expect(page.getByText('The card form did not load. Check your connection.')).toBeVisible();
    },
  },
];

const confirmations: Screen[] = [
  {
    name: 'confirmation-b',
    open: (visit) => openPaid(visit, '/checkout-success').then(() => heading(visit.page, 'Shipping Label Created')),
  },
  { name: 'confirmation-a', open: (visit) => openPaid(visit, '/order-success').then(() => heading(visit.page, 'PAYMENT SUCCESSFUL')) },
  {
    name: 'confirmation-b-unknown',
    open: ({ page }) => page.goto('/checkout-success?payment_intent=pi_no').then(() => heading(page, /do not know/)),
  },
  {
    name: 'confirmation-a-unknown',
    open: ({ page }) => page.goto('/order-success?payment_intent=pi_no').then(() => heading(page, /do not know/)),
  },
];

const rooms: Screen[] = [
  {
    name: 'about',
    async open({ page }) {
      await page.goto('/about');
      await heading(page, 'Your Quest Starts Here');
    },
  },
  ...watchTvScreens,
];

/** Opens the login from another page, by the link. */
function goToLogin(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LOGIN' }).click();
}

const troubles: Screen[] = [
  {
    name: 'page-code-gone',
    allow: /ChunkMissing|login-route|ERR_FAILED/,
    async open({ page }) {
      await page.goto('/about');
      await page.route('**/assets/login-route-*.js', (route) => route.abort('failed'));
      const reloaded = page.waitForEvent('domcontentloaded');
      await goToLogin(page);
      await reloaded;
      await heading(page, 'This page spilled');
    },
  },
  {
    name: 'offline',
    // The last is axe, which would read the style sheet that did not arrive.
    allow: /ChunkMissing|login-route|ERR_INTERNET_DISCONNECTED|load preload assets/,
    async open({ page }) {
      await page.route('**/assets/login-route-*', (route) => route.abort('internetdisconnected')); // Another screen may have cached it.
      await page.goto('/about');
      await page.context().setOffline(true);
      await goToLogin(page);
      await heading(page, 'You are offline');
      await expect(page.getByText('What is on the page stays.')).toBeVisible();
    },
  },
];

const corners: Screen[] = [
  { name: 'not-found', allow: /404/, open: ({ page }) => page.goto('/nowhere').then(() => heading(page, '404 Page Not Found')) },
  {
    name: 'mail-inbox',
    async open(visit) {
      await openPaid(visit, '/checkout-success');
      await heading(visit.page, 'Shipping Label Created');
      await openInbox(visit.page, visit.email);
    },
  },
  {
    name: 'mail-message',
    async open(visit) {
      await openPaid(visit, '/checkout-success');
      await heading(visit.page, 'Shipping Label Created');
      const mail = await openCaughtMail(visit.page, visit.email);
      await expect(mail.getByText("Duke's Spice").first()).toBeVisible();
    },
  },
];

/** Every screen of the shop, in every state worth looking at; those of the portal are in admin/admin-screens.ts. */
export const screens: readonly Screen[] = [
  ...shelves,
  ...checkouts,
  ...confirmations,
  ...accountScreens,
  ...chatScreens,
  ...rooms,
  ...troubles,
  ...corners,
];
