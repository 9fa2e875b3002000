import { expect, type Page } from '@playwright/test';
import { buy } from '../../../support/shopper.ts';
import { failOperation } from '../fail-operation.ts';
import { BARISTA, entry, fillLogin, lookUpForm, password } from '../pages/accounts.ts';
import { toast } from '../pages/shopping.ts';
import type { Screen } from './screen.ts';

function heading(page: Page, name: string | RegExp) {
  return expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await heading(page, 'Welcome, Ada Grinder!');
}

const doors: Screen[] = [
  { name: 'login', open: ({ page }) => page.goto('/login').then(() => heading(page, 'Player login')) },
  {
    name: 'login-errors',
    async open({ page }) {
      await page.goto('/login');
      await entry(page).getByRole('button', { name: 'LOGIN' }).click();
      await lookUpForm(page).getByRole('button', { name: 'LOOK UP' }).click();
      await expect(page.getByText('Please enter the order number')).toBeVisible();
    },
  },
  {
    name: 'login-refused',
    async open({ page, email }) {
      await page.goto('/login');
      await fillLogin(page, email);
      await expect(toast(page, 'Login Failed')).toBeVisible();
    },
  },
  {
    name: 'login-register-errors',
    async open({ page }) {
      await page.goto('/login?tab=register');
      await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'login-reset-sent',
    async open({ page, email }) {
      await page.goto('/login?tab=reset');
      await entry(page).getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'SEND RESET LINK' }).click();
      await expect(toast(page, 'Password Reset Email Sent')).toBeVisible();
    },
  },
  {
    name: 'login-order-found',
    async open({ page, email, baseURL, sandboxUrl }) {
      const { body } = await buy({ baseUrl: baseURL, sandboxUrl }, { email });
      await page.goto('/login');
      await lookUpForm(page).getByLabel('Order number').fill(String(body.orderNumber));
      await lookUpForm(page).getByLabel('Email').fill(email);
      await lookUpForm(page).getByRole('button', { name: 'LOOK UP' }).click();
      await expect(page.getByText('Tracking number:')).toBeVisible();
    },
  },
  {
    name: 'reset-password-without-token',
    async open({ page }) {
      // The page is left after three seconds, which is too soon to look at it.
      await page.addInitScript(() => {
        const { setTimeout } = globalThis;
        globalThis.setTimeout = ((run: () => void, ms?: number) => (ms === 3_000 ? 0 : setTimeout(run, ms))) as typeof setTimeout;
      });
      await page.goto('/reset-password');
      await expect(page.getByText('its token is missing')).toBeVisible();
    },
  },
  {
    name: 'staff-invite',
    async open({ page }) {
      await page.goto('/staff-invite?token=made-up');
      await page.getByRole('button', { name: 'ACCEPT' }).click();
      await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
    },
  },
  {
    name: 'staff-invite-without-token',
    async open({ page }) {
      await page.goto('/staff-invite');
      await expect(page.getByText('its token is missing')).toBeVisible();
    },
  },
  {
    name: 'reset-password-mismatch',
    async open({ page }) {
      await page.goto('/reset-password?token=made-up');
      await password(page, 'New password').fill('first-mug');
      await password(page, 'Confirm password').fill('other-mug');
      await page.getByRole('button', { name: 'SET NEW PASSWORD' }).click();
      await expect(page.getByText("Passwords don't match")).toBeVisible();
    },
  },
  {
    name: 'admin-login-refused',
    async open({ page }) {
      await page.goto('/admin-login');
      await page.getByLabel('Username').fill(BARISTA.username);
      await password(page).fill('drip-tray-2001');
      await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
      await expect(toast(page, 'Login failed')).toBeVisible();
    },
  },
];

const lockers: Screen[] = [
  { name: 'account-empty', signedInAs: 'customer', open: ({ page }) => openAccount(page) },
  {
    name: 'account-password-errors',
    signedInAs: 'customer',
    async open({ page }) {
      await openAccount(page);
      await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click();
      await page.getByRole('button', { name: 'CHANGE PASSWORD' }).click();
      await expect(page.getByText('Password confirmation is required')).toBeVisible();
    },
  },
  {
    name: 'account-claim-refused',
    signedInAs: 'customer',
    async open({ page }) {
      await openAccount(page);
      await page.goto('/account?claim=made.up');
      await expect(toast(page, 'Claim Failed')).toBeVisible();
    },
  },
  {
    name: 'account-books-stuck',
    signedInAs: 'customer',
    allow: /ERR_FAILED/,
    async open({ page }) {
      const heal = await failOperation(page, 'query Account');
      await page.goto('/account');
      await expect(page.getByText('The books are stuck in their drawer.')).toHaveCount(4);
      await heal();
    },
  },
];

/** Every state of the login, reset, staff and account pages. */
export const accountScreens: readonly Screen[] = [...doors, ...lockers];
