import { expect, type Locator, type Page } from '@playwright/test';

/** The provider's documented test numbers. */
export const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', threeDSecure: '4000 0027 6000 3184' };

export const ADDRESS = {
  'Full name': 'Ada Grinder',
  'Street address': '12 Roast Row',
  City: 'Portland',
  State: 'OR',
  'ZIP code': '97209',
};

export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(text);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

export function shippingMethod(page: Page): Locator {
  return page.getByLabel('Shipping method');
}

/** The carriers have answered for the address in the form. */
export async function seeRates(page: Page): Promise<void> {
  await expect(page.getByText('Ships within 1-2 business days.')).toBeVisible();
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Pay \$|Processing)/ });
}

export async function fillCheckout(page: Page, email: string, card: string): Promise<void> {
  await fillContact(page, email);
  await fillCard(page, card);
  await seeRates(page);
}

/** The amount of one line of the order summary, as the shopper reads it. */
export function summary(page: Page): Locator {
  return page.getByRole('region', { name: 'Order Summary' });
}
