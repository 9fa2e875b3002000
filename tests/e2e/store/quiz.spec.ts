import type { Page } from '@playwright/test';
import { cartButton } from '../support/pages/shopping.ts';
import { expect, test } from '../support/shop-test.ts';

function next(page: Page) {
  return page.getByRole('button', { name: /^(NEXT|POUR IT)$/ });
}

test('five answers with the keyboard name a coffee, which goes into the cart', async ({ page }) => {
  await page.goto('/store');
  await page.getByRole('link', { name: 'Ask the Barista.' }).click();
  await expect(page.getByRole('heading', { name: 'Which coffee are you?', level: 1 })).toBeVisible();
  await page.getByRole('radio').first().focus();
  for (const [step, choice] of [
    'Rain on the window, blanket on',
    'Chocolate and cream',
    'Everybody I know',
    'Not at all: no caffeine',
    'No, surprise me',
  ].entries()) {
    await expect(page.getByText(`Question ${step + 1} of 5`)).toBeVisible();
    const radio = page.getByRole('radio', { name: choice });
    // The focus is on the first answer. Arrow keys choose.
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    for (let presses = 0; !(await radio.isChecked()) && presses < 8; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(radio).toBeChecked();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'You are Decaf Destiny' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Why this one' })).toContainText('It has no caffeine.');
  await expect(page).toHaveURL('/quiz?mood=cosy&taste=chocolate&company=friends&caffeine=none&avoid=nothing');
  await page.getByRole('button', { name: 'BREW THIS' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  await page.getByRole('link', { name: 'READ ITS STORY' }).click();
  await expect(page.getByRole('heading', { name: 'Decaf Destiny', level: 1 })).toBeVisible();
});

test('the previous answer can be changed and is kept', async ({ page }) => {
  await page.goto('/quiz');
  await page.getByRole('radio', { name: 'Dark, and I like it' }).check();
  await next(page).click();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await page.getByRole('link', { name: 'BACK' }).click();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dark, and I like it' })).toBeChecked();
  await page.goBack();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
});

test('the runners-up say how much is in a bag', async ({ page }) => {
  await page.goto('/quiz?mood=cosy&taste=chocolate&company=friends&caffeine=little&avoid=nothing');
  const runnersUp = page.getByRole('region', { name: 'Also at your table' }).getByRole('listitem');
  await expect(runnersUp).toHaveText([/\$1\d\.00 ?12 oz/, /\$1\d\.00 ?12 oz/]);
});

test('a shared result is server-rendered', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/graphql') && calls.push(request.url())));
  await page.goto('/quiz?mood=cosy&taste=chocolate&company=friends&caffeine=little&avoid=nothing');
  await expect(page.getByRole('heading', { name: 'You are Chocolate Java' })).toBeVisible();
  await page.getByRole('button', { name: 'BREW THIS' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  expect(calls).toEqual([]);
});

test('an answer that the coffee does not fulfil is marked beside it and among the answers', async ({ page }) => {
  await page.goto('/quiz?mood=brooding&taste=smoke&company=nobody&caffeine=none&avoid=nothing');
  await expect(page.getByRole('list', { name: 'What it does not fulfil' }).getByRole('listitem')).toHaveText([
    'Not met: Dark, and I like it. It is sleepy, calm and cozy.',
    'Not met: Smoke and treacle. It tastes of dried fruit and grain.',
  ]);
  await expect(page.getByRole('list', { name: 'Why this one' })).not.toContainText('taste');
  const said = page.getByRole('region', { name: 'You said' }).getByRole('listitem');
  await expect(said.filter({ hasText: '(not met)' })).toHaveText([/^Dark, and I like it/, /^Smoke and treacle/]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are plain forms', async ({ page, watch }) => {
    watch.allow(/\/assets\/[\w.-]+\.js: csp$/);
    await page.goto('/quiz?mood=cosy&taste=chocolate&company=friends&caffeine=little');
    await page.getByRole('radio', { name: 'Nuts' }).check();
    await page.getByRole('button', { name: 'POUR IT' }).click();
    await expect(page.getByRole('heading', { name: 'You are Chocolate Java' })).toBeVisible();
    await expect(page.getByText('It has no note of nuts.')).toBeVisible();
  });
});
