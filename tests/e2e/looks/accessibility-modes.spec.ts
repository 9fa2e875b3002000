import type { Locator } from '@playwright/test';
import { addressOf, readWebPages } from '../../../scripts/quality/web-pages.ts';
import { expectRoomForLargeText } from '../support/large-text.ts';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { messages, say, sitDown, suggestions } from '../support/pages/chatting.ts';
import { fillContact } from '../support/pages/paying.ts';
import { addToCart, cart, cartButton, productCard, startCheckout } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

/** Every visible control without a border in forced colours. Text links are recognised by their underline; a switch is drawn beside its input. */
function findBorderless(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('button, input:not([type="radio"], [role="switch"]), select, textarea, a');
  return [...controls]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
    .filter((element) => {
      const { borderTopWidth, outlineStyle, outlineWidth, textDecorationLine } = getComputedStyle(element);
      const hasBorder = Number.parseFloat(borderTopWidth) > 0 || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
      return !hasBorder && textDecorationLine === 'none' && element.querySelector('img') === null && !element.closest('nav');
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

test('every control has a border in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await startCheckout(page, { name: 'Lord Darkroast', grind: 'Ground' });
  expect(await page.evaluate(findBorderless), '/checkout').toEqual([]);
  for (const path of ['/', '/store', '/login']) {
    await page.goto(path);
    expect(await page.evaluate(findBorderless), path).toEqual([]);
  }
  // The audit at the end would compute contrast from colours that the mode replaces.
  await page.emulateMedia({ forcedColors: 'none' });
});

test('the chat has borders, arrows and a marked thumb in forced colours', async ({ page, email }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await sitDown(page, email, 'sparrows');
  await say(page, 'Something with chocolate');
  const [good, poor] = ['Good answer', 'Poor answer'].map((name) => messages(page).last().getByRole('button', { name })) as [
    Locator,
    Locator,
  ];
  await good.click();
  expect(await page.evaluate(findBorderless)).toEqual([]);
  function backgroundOf(element: Locator) {
    return element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  }
  expect(await backgroundOf(good)).not.toBe(await backgroundOf(poor));
  const chip = suggestions(page).first();
  expect(await backgroundOf(chip.locator('span'))).not.toBe(await backgroundOf(chip));
  await page.emulateMedia({ forcedColors: 'none' });
});

test('the cart button stands out from a dark page in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/store');
  const look = await cartButton(page).evaluate((button) => {
    const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(button);
    return { backgroundColor, border: `${borderTopStyle} ${borderTopWidth}` };
  });
  // The gold under the dark lines of the drawing, and a border in the person's own colour.
  expect(look).toEqual({ backgroundColor: 'rgb(255, 197, 61)', border: 'solid 3px' });
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
});

/** Of the images, those that are dark lines and nothing else and are shown as they are drawn. */
async function findDarkIcons(selector: string): Promise<string[]> {
  const icons = [...document.querySelectorAll<HTMLImageElement>(selector)].filter((icon) => icon.checkVisibility());
  await Promise.all(icons.map((icon) => icon.decode()));
  function isDark(icon: HTMLImageElement) {
    const context = new OffscreenCanvas(icon.width, icon.height).getContext('2d')!;
    context.drawImage(icon, 0, 0, icon.width, icon.height);
    return context.getImageData(0, 0, icon.width, icon.height).data.every((value, at) => at % 4 === 3 || value < 64);
  }
  return icons.filter((icon) => isDark(icon) && getComputedStyle(icon).filter === 'none').map(({ src }) => new URL(src).pathname);
}

test('icons of dark lines are light on a dark page in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/store');
  await addToCart(page, { name: 'Brunana' });
  await cartButton(page).click();
  await expect(cart(page).getByRole('button', { name: 'Close cart' })).toBeVisible();
  // The button of the cart has a light ground.
  expect(await page.evaluate(findDarkIcons, 'button:not([aria-expanded]) img')).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
});

test('fields of the portal have a border and marks are light on a dark page in forced colours', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const [path, shown] of [
    ['/admin/customers', page.getByRole('cell', { name: /@/ }).first()],
    ['/admin-coffee', page.getByRole('heading', { name: "Duke's Spice" })],
    ['/admin-coffee/captains-choice', page.getByRole('heading', { name: "Captain's Choice", level: 1 })],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    expect(await page.evaluate(findBorderless), path).toEqual([]);
    expect(await page.evaluate(findDarkIcons, 'main img'), path).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
});

test('the tabs of the portal and the button beside them stay within its frame, also in forced colours', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin');
  await expect(page.getByText('Total customers')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Admin', exact: true });
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const width of [981, 1101, 1200, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [frame, button] = [await tabs.boundingBox(), await tabs.getByRole('link', { name: 'Manage Coffee & Stock' }).boundingBox()];
      expect(button!.x + button!.width, `${width} px`).toBeLessThanOrEqual(frame!.x + frame!.width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
    // One line on a desktop.
    const [first, last] = [await tabs.getByRole('link').first().boundingBox(), await tabs.getByRole('link').last().boundingBox()];
    expect(Math.abs(first!.y - last!.y)).toBeLessThan(20);
  }
  await page.emulateMedia({ forcedColors: 'none' });
});

test('with text of twice the size the rooms of the portal do not scroll sideways', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.setViewportSize({ width: 1280, height: 900 });
  const list = page.getByRole('table');
  for (const [path, shown] of [
    ['/admin', page.getByText('Total customers')],
    ['/admin/customers', list.getByRole('cell', { name: /@/ }).first()],
    ['/admin/coupons', list.getByRole('cell', { name: 'BREW10', exact: true })],
    ['/admin/staff', list.getByText(ADMIN.email)],
    ['/admin/import', page.getByRole('heading', { name: 'Import Data', level: 1 })],
    ['/admin-coffee', page.getByRole('heading', { name: "Duke's Spice" })],
    ['/admin-coffee/pricing', list.getByRole('textbox').first()],
    ['/admin-coffee/captains-choice', page.getByRole('heading', { name: "Captain's Choice", level: 1 })],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    await expectRoomForLargeText(page);
  }
});

test('reduced motion stops every animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { pages } = await readWebPages();
  for (const path of pages.filter(({ search }) => search === 'listed').map(addressOf)) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
});

test('the accessibility tree has what the page shows', async ({ page, email }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Brew Quest":
      - heading "Brew Quest" [level=1]
      - link "CHAT WITH OUR COFFEES"
      - link "VISIT STORE"
    - region "SELECT YOUR CHARACTER":
      - list:
        - listitem:
          - button /Duke's Spice .* WHOLE/
      - button "VIEW ALL CHARACTERS"
      - button "CHAT NOW"
  `);

  await page.goto('/store');
  await expect(productCard(page, "Duke's Spice")).toMatchAriaSnapshot(`
    - listitem:
      - img /red mug/
      - heading "Duke's Spice" [level=3]
      - paragraph: $16.00 12 oz
      - group "Grind for Duke's Spice":
        - radio "Whole Bean" [checked]
        - radio "Ground"
      - button "BREW THIS"
  `);
  await expect(page.getByRole('group', { name: 'Filter by category' })).toMatchAriaSnapshot(`
    - group "Filter by category":
      - button "ALL ITEMS" [pressed]
      - button "BEANS"
      - button "EQUIPMENT"
      - button "MERCH"
  `);

  await productCard(page, "Duke's Spice").getByRole('button', { name: 'BREW THIS' }).click();
  await cartButton(page).click();
  await expect(cart(page)).toMatchAriaSnapshot(`
    - region "INVENTORY":
      - heading "INVENTORY" [level=2]
      - button "Close cart"
      - list "Items in your cart":
        - listitem:
          - group "Quantity of Duke's Spice - Whole Bean":
            - button "One less Duke's Spice - Whole Bean"
            - text: "1"
            - button "One more Duke's Spice - Whole Bean"
            - button "Remove Duke's Spice - Whole Bean"
      - paragraph: Total $16.00
      - button "PURCHASE"
  `);

  await cart(page).getByRole('button', { name: 'PURCHASE' }).click();
  await fillContact(page, email);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Checkout" [level=1]
      - region "Order Summary":
        - term: Total
        - definition: /\\$\\d+/
      - region "Contact":
        - textbox "Email"
      - region "Shipping Address":
        - textbox "Full name"
        - textbox "Street address"
        - textbox "City"
        - textbox "State"
        - textbox "ZIP code"
        - combobox "Shipping method"
        - status: Ships within 1-2 business days.
      - region "Payment Information":
        - group "Payment method":
          - radio "Card" [checked]
          - textbox "Card number"
  `);
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
});
