import { expect, type Locator, type Page } from '@playwright/test';

export const PLAYGROUND = '/admin/playground';

/** Where an operation is typed; what is selected or shown in it stands in the DOM beside it. */
export function operationEditor(page: Page): Locator {
  return page.getByRole('region', { name: 'Operation Editor' });
}
export function answer(page: Page): Locator {
  return page.getByRole('region', { name: 'Result Window' });
}
export function question(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Run a mutation' });
}

/** The editor has alerts of its own, which are empty. */
export function shutOut(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'You are no longer signed in as an administrator.' });
}

/** The editor's code comes after the page. */
export async function seeEditor(page: Page, operation = 'Catalogue'): Promise<void> {
  await expect(operationEditor(page)).toContainText(operation, { timeout: 20_000 });
}

export async function openPlayground(page: Page): Promise<void> {
  await page.goto(PLAYGROUND);
  await seeEditor(page);
}

/** In place of all that stands in the editor. The tab is called like its first operation once GraphiQL has read it. */
export async function typeOperation(page: Page, document: string): Promise<void> {
  await operationEditor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(document);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^\w+ (\w+)/.exec(document)?.[1] ?? '');
}
