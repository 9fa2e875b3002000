import { expect, type Locator, type Page } from '@playwright/test';
import { signUp } from './accounts.ts';

export function log(page: Page): Locator {
  return page.getByRole('log', { name: 'Conversation' });
}
export function messages(page: Page): Locator {
  return log(page).locator('ol > li');
}
export function messageInput(page: Page): Locator {
  return page.getByPlaceholder('Enter your message...');
}
export function send(page: Page): Locator {
  return page.getByRole('button', { name: 'SEND' });
}
export function suggestions(page: Page): Locator {
  return page.getByRole('list', { name: 'Suggestions' }).getByRole('button');
}
export function offers(page: Page): Locator {
  return log(page).getByRole('article');
}

/** A person with an account, whose browser knows that somebody may be signed in. */
export async function arrive(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await page.addInitScript(() => localStorage.setItem('brewSignedIn', '1'));
}

export async function openDialogue(page: Page, slug: string): Promise<void> {
  await page.goto(`/?character=${slug}#chat-section`);
  await expect(messageInput(page)).toBeVisible();
}

/** Signed in, at the table of this character, and greeted. */
export async function sitDown(page: Page, email: string, slug: string): Promise<void> {
  await arrive(page, email);
  await openDialogue(page, slug);
  await expect(messages(page)).toHaveCount(2);
  await expect(suggestions(page).first()).toBeVisible();
}

/** Says something and waits for the end of the answer. */
export async function say(page: Page, text: string): Promise<void> {
  // The history may still be on its way.
  await expect(messages(page)).not.toHaveCount(0);
  const before = await messages(page).count();
  await messageInput(page).fill(text);
  await messageInput(page).press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
  await expect(send(page)).toBeEnabled();
}

/** Says something and stops the answer as soon as some words of it are there: in the page, where no word is missed. */
export async function sayAndStop(page: Page, text: string): Promise<void> {
  await messageInput(page).fill(text);
  const isStopped = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const bubble = document.querySelector('[aria-busy="true"]');
          const stop = [...document.querySelectorAll('button')].find((button) => button.textContent === 'STOP');
          if (!stop || (bubble?.textContent ?? '').length < 40) return;
          observer.disconnect();
          stop.click();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await messageInput(page).press('Enter');
  await isStopped;
  await expect(send(page)).toBeEnabled();
}
