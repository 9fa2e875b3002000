import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { messages, say, sitDown } from '../support/pages/chatting.ts';
import { expect, test } from '../support/shop-test.ts';

test('a rating of a reply is kept over a reload, and the pressed thumb takes it back', async ({ page, email }) => {
  await sitDown(page, email, 'sparrows');
  await expect(messages(page).last().getByRole('button', { name: 'Good answer' })).toHaveCount(0);
  await say(page, 'Tell me a story');
  const good = messages(page).last().getByRole('button', { name: 'Good answer' });
  const poor = messages(page).last().getByRole('button', { name: 'Poor answer' });
  await good.click();
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('RateReply') === true);
  await poor.click();
  await saved;
  await page.reload();
  await expect(poor).toHaveAttribute('aria-pressed', 'true');
  await expect(good).toHaveAttribute('aria-pressed', 'false');
  await poor.click();
  await expect(poor).toHaveAttribute('aria-pressed', 'false');
});

test('BREW THIS puts the grind that was asked for into the cart', async ({ page, email }) => {
  await sitDown(page, email, 'sparrows');
  await say(page, 'Something with chocolate');
  await say(page, 'ground, please');
  const card = messages(page).last().getByRole('article').first();
  await card.getByRole('button', { name: /BREW THIS/i }).click();
  await page.goto('/checkout');
  await expect(page.getByText(/Ground/).first()).toBeVisible();
  await expect(page.getByText(/Whole Bean/)).toHaveCount(0);
});

test('five answers leave no aborted request behind', async ({ page, email }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
  await sitDown(page, email, 'sparrows');
  for (const text of ['Tell me a story', 'Something with chocolate', 'ground, please', 'How do I brew it?', 'What does shipping cost?'])
    await say(page, text);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/chat')).length))
    .toBe(6);
  expect(failed).toEqual([]);
});

test('the coffee page of the portal has the ratings beside tokens and fallbacks', async ({ page, email }) => {
  await sitDown(page, email, 'jacks-pumpkin');
  await say(page, 'Tell me a story');
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('RateReply') === true);
  await messages(page).last().getByRole('button', { name: 'Poor answer' }).click();
  await saved;
  await signIn(page, ADMIN);
  await page.goto('/admin-coffee');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: "Jack's Pumpkin" });
  await expect(card).toContainText(/Talks in 30 days\s*Replies\s*2\s*Good\s*0\s*Poor\s*1\s*Fallbacks\s*0\s*Tokens\s*\d/);
});
