import { expect } from '@playwright/test';
import { answer, openPlayground, question, shutOut, typeOperation } from '../../pages/playground.ts';
import type { Screen } from '../screen.ts';

/** The playground in its states; no mutation is sent. */
export const playgroundScreens: readonly Screen[] = [
  { name: 'admin-playground', signedInAs: 'admin', open: ({ page }) => openPlayground(page) },
  {
    name: 'admin-playground-answer',
    signedInAs: 'admin',
    async open({ page }) {
      await openPlayground(page);
      await typeOperation(page, 'query Prices { products { slug priceCents } }');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(answer(page)).toContainText('priceCents');
    },
  },
  {
    name: 'admin-playground-schema',
    signedInAs: 'admin',
    async open({ page }) {
      await openPlayground(page);
      await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
      await expect(page.getByRole('link', { name: 'Mutation', exact: true })).toBeVisible();
    },
  },
  {
    name: 'admin-playground-mutation',
    signedInAs: 'admin',
    async open({ page }) {
      await openPlayground(page);
      await typeOperation(page, 'mutation LetMeOut { logout { __typename } }');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(question(page)).toContainText('LetMeOut runs with your rights');
    },
  },
  {
    name: 'admin-playground-signed-out',
    signedInAs: 'admin',
    allow: /403/,
    async open({ page }) {
      await openPlayground(page);
      await page.context().clearCookies();
      await typeOperation(page, 'query Me { me { id } }');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(shutOut(page)).toBeVisible();
    },
  },
];
