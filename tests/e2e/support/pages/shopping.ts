import { expect, type Locator, type Page } from '@playwright/test';

export type Wish = { name: string; grind?: 'Whole Bean' | 'Ground'; size?: string; quantity?: number };

export function productCard(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Products' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export function cartButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Cart, / });
}
export function cart(page: Page): Locator {
  return page.getByRole('region', { name: 'INVENTORY' });
}

export async function addToCart(page: Page, { name, grind, size, quantity = 1 }: Wish): Promise<void> {
  const card = productCard(page, name);
  if (grind) await card.getByRole('radio', { name: grind }).check();
  if (size) await card.getByLabel(`Size of ${name}`).selectOption(size);
  for (let n = 0; n < quantity; n += 1) await card.getByRole('button', { name: /^(BREW THIS|ADD TO INVENTORY)$/ }).click();
}

/** From the shop's shelf to an open checkout with these in the cart. */
export async function startCheckout(page: Page, ...wishes: Wish[]): Promise<void> {
  await page.goto('/store');
  for (const wish of wishes) await addToCart(page, wish);
  await cartButton(page).click();
  await cart(page).getByRole('button', { name: 'PURCHASE' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
}

export function toast(page: Page, title: string): Locator {
  return page.getByRole('status').filter({ hasText: title });
}
