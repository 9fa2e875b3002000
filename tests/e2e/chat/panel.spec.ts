import type { Locator } from '@playwright/test';
import { log, messageInput, messages, say, sitDown, suggestions } from '../support/pages/chatting.ts';
import { expect, test } from '../support/shop-test.ts';

/** Whether the top of the element is within the visible part of the list. */
async function isTopVisible(element: Locator, list: Locator): Promise<boolean> {
  const [own, frame] = [await element.boundingBox(), await list.boundingBox()];
  return own !== null && frame !== null && own.y >= frame.y - 1 && own.y < frame.y + frame.height - 20;
}

for (const size of [
  // Low, so that an answer with any number of cards goes on below.
  { width: 1280, height: 700 },
  { width: 390, height: 844 },
])
  test(`at ${size.width} pixels the question stays above an answer with cards`, async ({ page, email }) => {
    await page.setViewportSize(size);
    await sitDown(page, email, 'sparrows');
    await say(page, 'Tell me a story');
    await say(page, 'Something with chocolate, please, and tell me why');
    await expect(messages(page).last().getByRole('article').first()).toBeAttached();
    const own = messages(page).nth(-2);
    await expect.poll(() => isTopVisible(own, log(page))).toBe(true);
    await expect.poll(() => isTopVisible(messages(page).last(), log(page))).toBe(true);
    const more = page.getByRole('button', { name: 'More below' });
    // Beside the input: over the list it would cover a card.
    const [button, frame] = [await more.boundingBox(), await log(page).boundingBox()];
    expect(button!.y).toBeGreaterThanOrEqual(frame!.y + frame!.height);
    await more.click();
    await expect(suggestions(page).first()).toBeInViewport();
    await expect(more).toHaveCount(0);
    await expect(log(page)).toBeFocused();
  });

test('on a phone the input is in view after a reload', async ({ page, email }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, email, 'sparrows');
  await say(page, 'Tell me a story');
  await messageInput(page).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(messages(page)).toHaveCount(4);
  await expect(messageInput(page)).toBeInViewport({ ratio: 1 });
});

test('on a phone the next card is seen to come, and a reply keeps its beginning in view while it is written', async ({ page, email }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, email, 'sparrows');
  await say(page, 'Tell me a story');
  // How far above the visible part of the list the reply begins, in each frame in which it is written.
  const hidden = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let most = 0;
        let hasBegun = false;
        function look() {
          const list = document.querySelector('[role="log"]')!;
          const reply = document.querySelector('[aria-busy="true"]');
          if (reply) most = Math.max(most, list.getBoundingClientRect().top - reply.getBoundingClientRect().top);
          if (hasBegun && !reply) return resolve(most);
          hasBegun ||= reply !== null;
          requestAnimationFrame(look);
        }
        look();
      }),
  );
  await say(page, 'Something with chocolate, please, and tell me why');
  expect(await hidden).toBeLessThanOrEqual(1);
  const cards = messages(page).last().getByRole('article');
  await expect(cards.nth(1)).toBeAttached();
  const [second, frame] = [await cards.nth(1).boundingBox(), await log(page).boundingBox()];
  expect(second!.x).toBeLessThan(frame!.x + frame!.width - 8);
  expect(second!.x + second!.width).toBeGreaterThan(frame!.x + frame!.width);
});
