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

test('an answer leaves no aborted request behind', async ({ page, email }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
  await sitDown(page, email, 'sparrows');
  await say(page, 'Tell me a story');
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/chat')).length))
    .toBe(2);
  expect(failed).toEqual([]);
});
