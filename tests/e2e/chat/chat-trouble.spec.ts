import { breakProvider } from '../../support/ledger.ts';
import { failOperation } from '../support/fail-operation.ts';
import { ADMIN, signIn } from '../support/pages/accounts.ts';
import { arrive, log, messageInput, messages, openDialogue, say, send, sitDown, suggestions } from '../support/pages/chatting.ts';
import { expect, test } from '../support/shop-test.ts';

test('a message without a connection is kept, also over a reload, and is sent once', async ({ page, email, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await sitDown(page, email, 'dukes-spice');
  await context.setOffline(true);
  await messageInput(page).fill('Is anybody there?');
  await messageInput(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('No connection to the cafe. Your message is kept right here.');
  await expect(page.getByRole('alert')).toBeInViewport();
  await page.getByRole('button', { name: 'Edit the message' }).click();
  await expect(messageInput(page)).toHaveValue('Is anybody there?');
  await expect(messageInput(page)).toBeFocused();
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(messageInput(page)).toHaveValue('Is anybody there?');
  await messageInput(page).press('Enter');
  await expect(messages(page)).toHaveCount(4);
  await expect(send(page)).toBeEnabled();
  await page.reload();
  await expect(messages(page)).toHaveCount(4);
  await expect(messageInput(page)).toHaveValue('');
});

test('pressing Enter three times sends one message', async ({ page, email }) => {
  await sitDown(page, email, 'baggins');
  await messageInput(page).fill('What do you taste like?');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Enter');
  await expect(send(page)).toBeEnabled();
  await page.reload();
  await expect(messages(page)).toHaveCount(4);
});

test('two tabs share one conversation, with one answer at a time', async ({ page, email, context, watch }) => {
  watch.allow(/409/);
  await sitDown(page, email, 'baggins');
  const second = await context.newPage();
  await openDialogue(second, 'baggins');
  await expect(messages(second)).toHaveCount(2);
  await messageInput(page).fill('What does shipping cost?');
  await messageInput(second).fill('Which of you has no caffeine?');
  await Promise.all([messageInput(page).press('Enter'), messageInput(second).press('Enter')]);
  for (const tab of [page, second]) {
    await expect(messages(tab)).toHaveCount(6);
    await expect(log(tab)).toContainText('What does shipping cost?');
    await expect(log(tab)).toContainText('Which of you has no caffeine?');
  }
  await second.close();
});

test('an unavailable model gives the message a fallback reply', async ({ page, email, sandboxUrl }) => {
  await sitDown(page, email, 'captains-choice');
  await breakProvider(sandboxUrl, { method: 'POST', path: '^/openai/v1/chat/completions', kind: 'status', status: 400, count: 0 });
  await say(page, 'Where does the ship go?');
  await expect(messages(page).last()).toContainText('A stock answer of the house');
});

test('an answer whose connection breaks in the middle keeps what was shown, says so, and can be tried again', async ({
  page,
  email,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await sitDown(page, email, 'baggins');
  // The api has the whole answer, which the next load of the history would show.
  const restore = await failOperation(page, 'ChatHistory');
  await page.route(
    '**/api/chat',
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.indexOf('event: cards')) });
    },
    { times: 1 },
  );
  await messageInput(page).fill('Tell me a story');
  await messageInput(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The line went dead in the middle of the answer.');
  const shown = messages(page).nth(3);
  expect((await shown.innerText()).length).toBeGreaterThan(60);
  await restore();
  await log(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('alert') })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(send(page)).toBeEnabled();
  await expect(messages(page)).toHaveCount(4);
  await expect(suggestions(page).first()).toBeVisible();
});

test('a message of spaces without width is not sent', async ({ page, email }) => {
  await sitDown(page, email, 'baggins');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await messageInput(page).fill('\u200B\u200D\uFEFF\u2060');
  await messageInput(page).press('Enter');
  await say(page, 'Hello again');
  await expect(messages(page)).toHaveCount(4);
  expect(requests.filter((url) => url.endsWith('/api/chat'))).toHaveLength(1);
});

test('a message of 1,001 characters is refused, and the input is kept', async ({ page, email }) => {
  await sitDown(page, email, 'dukes-spice');
  const text = 'x'.repeat(1_001);
  await messageInput(page).fill(text);
  await messageInput(page).press('Enter');
  await expect(page.getByText('1 too many: 1,001 / 1,000')).toBeVisible();
  await expect(messageInput(page)).toHaveValue(text);
  await expect(messages(page)).toHaveCount(2);
});

test('a coffee that is deleted during its conversation says so, and leads to the others', async ({
  page,
  email,
  watch,
  playwright,
  baseURL,
}) => {
  watch.allow(/404/);
  const staff = await playwright.request.newContext({ baseURL: baseURL! });
  await signIn({ request: staff }, ADMIN);
  const slug = 'short-timer';
  const created = await staff.post('/api/admin/coffees', {
    data: {
      slug,
      name: 'Short Timer',
      imageUrl: '/art/darth.png',
      description: 'Here today.',
      tags: ['brief'],
      bio: 'Never stays.',
      greeting: 'Hello and goodbye.',
      personality: 'Fleeting.',
      grindType: 'ground',
    },
  });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  await sitDown(page, email, slug);
  expect((await staff.delete(`/api/admin/coffees/${id}`)).ok()).toBe(true);
  await messageInput(page).fill('Still there?');
  await messageInput(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'This coffee has left our counter and cannot answer any more. The others are still here.',
  );
  await expect(log(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(messageInput(page)).toHaveCount(0);
  const leave = page.getByRole('button', { name: 'Choose another coffee' });
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'SELECT YOUR CHARACTER' })).toBeFocused();
  await expect(page.getByText('CHARACTER SELECTION REQUIRED')).toBeVisible();
  await page.getByRole('button', { name: 'CHAT NOW' }).click();
  await page.getByRole('button', { name: /^ALL 13 CHARACTERS/ }).click();
  await expect(page.getByRole('dialog').getByText('Short Timer')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await staff.dispose();
});

test('a history that fails to load is reported and can be requested again', async ({ page, email, watch }) => {
  watch.allow(/ERR_FAILED/);
  await arrive(page, email);
  const restore = await failOperation(page, 'ChatHistory');
  await page.goto('/?character=darth#chat-section');
  await expect(page.getByRole('alert')).toHaveText(/^Failed to fetch chat history: /);
  await restore();
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page)).toHaveCount(2);
});

test('a shopper whose session ended is sent to the login, which returns to the character', async ({ page, email, watch }) => {
  watch.allow(/401/);
  await sitDown(page, email, 'darth');
  // By the api: a cookie that is only deleted is set again by an answer that is still in transit.
  expect((await page.request.post('/api/auth/logout')).ok()).toBe(true);
  await messageInput(page).fill('Still there?');
  await messageInput(page).press('Enter');
  await expect(page).toHaveURL(/\/login\?next=.*darth/);
});

test('the scroll position is kept, and new messages are announced', async ({ page, email }) => {
  await sitDown(page, email, 'masters-blend');
  for (const text of ['Something fruity', 'Something nutty', 'Tell me a story']) await say(page, text);
  await messageInput(page).fill('And another story');
  const hasScrolled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const scroller = document.querySelector('[role="log"]');
          if (!scroller || !document.querySelector('[aria-busy="true"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            scroller.scrollTop = 0;
            resolve();
          });
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await messageInput(page).press('Enter');
  await hasScrolled;
  await expect(send(page)).toBeEnabled();
  await expect.poll(() => log(page).evaluate((element) => element.scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'New message' }).click();
  await expect(messages(page).last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'New message' })).toHaveCount(0);
});
