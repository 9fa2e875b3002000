import { expectVisibleFocus, pressOn, tabTo } from '../support/keyboard.ts';
import { arrive, log, messageInput, messages, offers, send, suggestions } from '../support/pages/chatting.ts';
import { expect, test } from '../support/shop-test.ts';

test('a conversation works with the keyboard', async ({ page, email }) => {
  await arrive(page, email);
  await page.goto('/');
  await pressOn(page, page.getByRole('button', { name: /Chocolate Java/ }), 'Enter');
  const dialogue = page.getByRole('region', { name: 'DIALOGUE WITH CHOCOLATE JAVA' });
  await expect(dialogue).toBeFocused();
  await expect(suggestions(page).first()).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: 'ALL 13 CHARACTERS' }), 'Enter');
  const cast = page.getByRole('dialog', { name: 'All characters' });
  await expect(cast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cast).toBeHidden();
  await expect(page.getByRole('button', { name: 'ALL 13 CHARACTERS' })).toBeFocused();

  await tabTo(page, log(page));
  await pressOn(page, suggestions(page).first(), 'Enter');
  await expect(messages(page)).toHaveCount(4);
  await expect(send(page)).toBeEnabled();

  await expect(messageInput(page)).toBeFocused();
  await page.keyboard.type('Something sweet with chocolate');
  const isFocusKept = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const input = document.querySelector('input[placeholder]') as HTMLInputElement;
        new MutationObserver((_, observer) => {
          if (!input.disabled) return;
          observer.disconnect();
          // After the frame in which the browser takes the focus from a disabled input.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.activeElement !== document.body)));
        }).observe(input, { attributes: true });
      }),
  );
  await page.keyboard.press('Enter');
  expect(await isFocusKept).toBe(true);
  await expect(messages(page)).toHaveCount(6);
  await expect(send(page)).toBeEnabled();
  await expect(messageInput(page)).toBeFocused();
  await expectVisibleFocus(page);

  const good = messages(page).last().getByRole('button', { name: 'Good answer' });
  await tabTo(page, good, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  await messageInput(page).focus();

  const card = offers(page).first();
  await tabTo(page, card.getByRole('button', { name: 'BREW THIS' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(card).toContainText('1 in cart');

  await tabTo(page, page.getByRole('button', { name: 'CLEAR' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Clear this conversation?' });
  await expect(question.getByRole('button', { name: 'KEEP IT' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(log(page)).toBeFocused();
  await expect(messages(page)).toHaveCount(0);
});
