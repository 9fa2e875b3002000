import { expectVisibleFocus, pressOn, tabTo, typeInto } from '../support/keyboard.ts';
import { openCaughtMail } from '../support/pages/caught-mail.ts';
import { ADDRESS, CARDS, payButton, seeRates, shippingMethod } from '../support/pages/paying.ts';
import { cart, cartButton, productCard, toast } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

test('the whole purchase works with the keyboard', async ({ page, email, watch }) => {
  watch.allow(/402/); // The browser logs the declined card's answer.
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name: 'Skip to content' }), 'Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'VISIT STORE' }), 'Enter');
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('main')).toBeFocused();

  const java = productCard(page, 'Chocolate Java');
  await tabTo(page, java.getByRole('radio', { name: 'Whole Bean' }));
  await page.keyboard.press('ArrowRight');
  await expect(java.getByRole('radio', { name: 'Ground' })).toBeChecked();
  await expectVisibleFocus(page);
  await pressOn(page, java.getByRole('button', { name: 'BREW THIS' }), 'Enter');
  await expect(toast(page, 'Chocolate Java - Ground added: 1 in your cart, total $16.00.')).toBeAttached();
  await pressOn(page, productCard(page, 'Stranger Brew Poster').getByRole('button', { name: 'ADD TO INVENTORY' }), 'Space');

  await pressOn(page, cartButton(page), 'Enter');
  await expect(cart(page)).toBeFocused();
  await pressOn(page, cart(page).getByRole('button', { name: 'One more Chocolate Java - Ground' }), 'Space');
  await expect(cart(page).getByText('$33.00')).toBeVisible();
  await tabTo(page, cart(page).getByRole('button', { name: 'One less Chocolate Java - Ground' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cart(page).getByText('$17.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, cart(page).getByRole('button', { name: 'PURCHASE' }), 'Enter');

  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await pressOn(page, page.getByText('Have a coupon?'), 'Enter');
  await typeInto(page, 'Coupon code', 'BREW10');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Coupon Applied!')).toBeVisible();
  await typeInto(page, 'Email', email);
  for (const [label, text] of Object.entries(ADDRESS)) await typeInto(page, label, text);
  await seeRates(page);
  await tabTo(page, shippingMethod(page));
  await page.keyboard.press('ArrowDown');
  await expect(shippingMethod(page)).toHaveValue('USPS Priority Mail');
  await typeInto(page, 'Card number', CARDS.declined.replaceAll(' ', ''));
  await typeInto(page, 'Expiration date', '1234');
  await typeInto(page, 'Security code', '123');
  await pressOn(page, payButton(page), 'Enter');
  await expect(toast(page, 'Payment Failed')).toBeVisible();

  await tabTo(page, page.getByLabel('Security code'), 'Shift+Tab');
  await tabTo(page, page.getByLabel('Card number'), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(CARDS.good.replaceAll(' ', ''));
  await pressOn(page, payButton(page), 'Space');
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: 'Continue Shopping' }), 'Enter');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  await tabTo(page, page.getByRole('link', { name: 'Read the caught mail' }), 'Shift+Tab');
  const mail = await openCaughtMail(page, email);
  await expect(mail.getByText('Chocolate Java').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, closes with Escape, returns the focus and follows its links', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'MENU' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await pressOn(page, opener, 'Enter');
    await expect(menu).toBeVisible();
    await expectVisibleFocus(page);
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Space');
    await pressOn(page, menu.getByRole('button', { name: 'Close menu' }), 'Enter');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await pressOn(page, menu.getByRole('link', { name: 'SHOP' }), 'Enter');
    await expect(page).toHaveURL('/store');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
