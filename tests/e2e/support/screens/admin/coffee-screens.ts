import { expect, type Page } from '@playwright/test';
import { answerOperation, refusal } from '../../answer-operation.ts';
import type { Screen } from '../screen.ts';

const STOCK_SET = { data: { setStock: { __typename: 'StockSet', stock: [] } } };

async function openCoffees(page: Page, address = '/admin-coffee'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: "Duke's Spice" })).toBeVisible();
}

async function openPricing(page: Page): Promise<void> {
  await page.goto('/admin-coffee/pricing');
  await expect(page.getByRole('row', { name: /Lord Darkroast/ })).toBeVisible();
}

/** The coffee admin's two lists in all their states. What they would change is answered in the shop's place. */
export const coffeeScreens: readonly Screen[] = [
  {
    name: 'admin-coffee',
    signedInAs: 'admin',
    open: ({ page }) => openCoffees(page),
  },
  {
    name: 'admin-coffee-toast',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'setStock', STOCK_SET);
      await openCoffees(page);
      await page.getByRole('switch', { name: 'Ground of Brunana in stock' }).click();
      await expect(page.getByText('Brunana, ground: out of stock')).toBeVisible();
    },
  },
  {
    name: 'admin-coffee-refused',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'setStock', refusal('UNAVAILABLE', 'Please try again in a moment.'));
      await openCoffees(page);
      await page.getByRole('switch', { name: "Ground of Jack's Pumpkin in stock" }).click();
      await expect(page.getByText('Error updating coffee stock')).toBeVisible();
      await expect(page.getByText('The switch is back where it was: Please try again in a moment.')).toBeVisible();
    },
  },
  {
    name: 'admin-coffee-delete',
    signedInAs: 'admin',
    async open({ page }) {
      await openCoffees(page);
      await answerOperation(page, 'kept', {
        data: { adminCoffee: { __typename: 'AdminCoffee', id: '5', kept: { __typename: 'KeptOfCoffee', orderCount: 118, chatCount: 41 } } },
      });
      await page.getByRole('button', { name: "Delete Jack's Pumpkin" }).click();
      await expect(page.getByRole('alertdialog', { name: "Delete Jack's Pumpkin?" })).toBeVisible();
      await expect(page.getByText('118 old orders keep its name and price; 41 chats are kept for their owners.')).toBeVisible();
    },
  },
  {
    name: 'admin-coffee-none',
    signedInAs: 'admin',
    async open({ page }) {
      await page.goto('/admin-coffee?q=gremlin');
      await expect(page.getByRole('button', { name: 'Show all 13' })).toBeVisible();
    },
  },
  {
    name: 'admin-coffee-empty',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'adminCoffees', { data: { adminCoffees: [], adminProducts: [], chatFigures: [] } });
      await page.goto('/admin-coffee');
      await expect(page.getByRole('heading', { name: 'Nobody behind the counter' })).toBeVisible();
    },
  },
  {
    name: 'admin-coffee-error',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'adminCoffees', refusal('UNAVAILABLE', 'The shop is short of breath. Please try again.', 'req-2002'));
      await page.goto('/admin-coffee');
      await expect(page.getByRole('button', { name: 'Copy the request id' })).toBeVisible();
    },
  },
  {
    name: 'admin-coffee-loading',
    signedInAs: 'admin',
    async open({ page }) {
      await answerOperation(page, 'adminCoffees', null);
      await page.goto('/admin-coffee');
      await expect(page.getByText('counting')).toBeAttached();
    },
  },
  {
    name: 'admin-pricing',
    signedInAs: 'admin',
    open: ({ page }) => openPricing(page),
  },
  {
    name: 'admin-pricing-toast',
    signedInAs: 'admin',
    async open({ page }) {
      await openPricing(page);
      await answerOperation(page, 'updateProduct', {
        data: { updateProduct: { __typename: 'SlugTaken', message: 'The till is being counted' } },
      });
      const price = page.getByRole('textbox', { name: 'Price of Decaf Destiny in dollars' });
      await price.fill('18');
      await price.press('Enter');
      await expect(page.getByText('The price is back where it was: The till is being counted')).toBeVisible();
      await expect(price).toHaveValue('17.00');
    },
  },
  {
    name: 'admin-pricing-product',
    signedInAs: 'admin',
    async open({ page }) {
      await openPricing(page);
      await page.getByRole('button', { name: 'Edit Lord Darkroast' }).click();
      await expect(page.getByRole('dialog', { name: 'Edit product' })).toBeVisible();
    },
  },
  {
    name: 'admin-pricing-new',
    signedInAs: 'admin',
    async open({ page }) {
      await openPricing(page);
      await page.getByRole('button', { name: 'Add product' }).click();
      await expect(page.getByText('Missing: Name, Slug, Price, Description')).toBeVisible();
    },
  },
  {
    name: 'admin-pricing-delete',
    signedInAs: 'admin',
    async open({ page }) {
      await openPricing(page);
      await page.getByRole('button', { name: 'Delete Brunana' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Delete Brunana?' })).toBeVisible();
    },
  },
];
