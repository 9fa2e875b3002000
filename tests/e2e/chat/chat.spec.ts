import { fillLogin, logOut, signUp, mainNav } from '../support/pages/accounts.ts';
import {
  log,
  messageInput,
  messages,
  offers,
  openDialogue,
  say,
  sayAndStop,
  send,
  sitDown,
  suggestions,
} from '../support/pages/chatting.ts';
import { expect, test } from '../support/shop-test.ts';
import { toast } from '../support/pages/shopping.ts';

test('a coffee greets once, answers, and shows the conversation after a reload', async ({ page, email }) => {
  await sitDown(page, email, 'dukes-spice');
  await expect(page.getByRole('region', { name: 'DIALOGUE', exact: true })).toBeVisible();
  await expect(messages(page).first()).toContainText('Hello');
  await expect(page.getByText('offline engine, not an AI model')).toBeVisible();
  const key = await page.evaluate(() => Object.keys(localStorage).find((name) => name.startsWith('greeting-')));
  expect(key).toMatch(/^greeting-dukes-spice-[A-Za-z0-9_-]{21}$/);

  await say(page, 'How much are you, and are you in stock?');
  await expect(messages(page).last()).toContainText('$16.00');
  await expect(messageInput(page)).toBeFocused();
  await expect(messageInput(page)).toHaveValue('');
  const texts = await messages(page).allInnerTexts();

  await page.reload();
  await expect(page.getByRole('heading', { name: "DIALOGUE WITH DUKE'S SPICE" })).toBeVisible();
  await expect(messages(page)).toHaveCount(4);
  expect(await messages(page).allInnerTexts()).toEqual(texts);
});

test('the form is disabled during a reply, STOP keeps the text so far, and "try again" repeats the reply', async ({ page, email }) => {
  await sitDown(page, email, 'baggins');
  await messageInput(page).fill('Tell me a story');
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Hilltop Rambler is typing...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'WAIT...' })).toBeDisabled();
  await expect(messageInput(page)).toBeDisabled();
  await expect(send(page)).toBeEnabled();

  await sayAndStop(page, 'And what would you drink on a rainy evening?');
  await expect(messages(page)).toHaveCount(6);
  const stopped = messages(page).last();
  await expect(stopped).toContainText('The answer was stopped here.');
  await page.reload();
  await expect(stopped).toContainText('The answer was stopped here.');
  const half = await stopped.innerText();

  await stopped.getByRole('button', { name: 'Try again' }).click();
  await expect(stopped).not.toContainText('The answer was stopped here.');
  await expect(send(page)).toBeEnabled();
  await expect(messages(page)).toHaveCount(6);
  expect(await stopped.innerText()).not.toBe(half);
});

test('a suggested product goes into the cart, with price, stock and grind', async ({ page, email, database }) => {
  await database.setStock('chocolate-java', 'ground', 4);
  await page.setViewportSize({ width: 1280, height: 900 });
  await sitDown(page, email, 'chocolate-java');
  const portrait = page.getByRole('img', { name: /laughing brown mug/ });
  await expect(portrait).toHaveAttribute('src', '/art/chocolate-java.png');
  await say(page, 'I want chocolate, something sweet like dessert');
  // The last of the four faces in the image: pleased.
  await expect(portrait).toHaveAttribute('src', '/art/faces/chocolate-java.png');
  await expect(portrait).toHaveCSS('object-position', '100% 0px');
  // Three cards fit on a desktop screen, and the reply still starts below the panel's header.
  await expect(offers(page)).toHaveCount(3);
  await expect(messages(page).last().getByText('Chocolate Java', { exact: true }).first()).toBeInViewport({ ratio: 1 });
  const card = offers(page).filter({ has: page.getByRole('heading', { name: 'Chocolate Java' }) });
  await expect(card).toContainText('$16.00');
  await expect(card.getByText('12 oz', { exact: true })).toBeVisible();
  await card.getByRole('radio', { name: 'Ground' }).check();
  await expect(card).toContainText('Only 4 left');
  await card.getByRole('button', { name: 'BREW THIS' }).click();
  await expect(card).toContainText('1 in cart');
  await expect(toast(page, 'Chocolate Java - Ground added: 1 in your cart, total $16.00.')).toBeAttached();
  await page.getByRole('link', { name: 'CHECKOUT' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('Chocolate Java - Ground').first()).toBeVisible();
});

test('a stored answer has cards that say how much is in a bag', async ({ page, email }) => {
  await sitDown(page, email, 'chocolate-java');
  await say(page, 'I want chocolate, something sweet like dessert');
  await page.reload();
  await expect(offers(page).getByText('12 oz', { exact: true })).toHaveCount(3);
});

test('a suggestion is sent with a click, and another coffee is selected with a click', async ({ page, email }) => {
  await sitDown(page, email, 'brunana');
  const chip = suggestions(page).first();
  const words = await chip.innerText();
  await chip.click();
  await expect(messages(page)).toHaveCount(4);
  await expect(messages(page).nth(2)).toContainText(words);
  await expect(send(page)).toBeEnabled();

  await messageInput(page).fill('half a thought');
  await page.getByRole('complementary').getByRole('button', { name: "Duke's Spice" }).click();
  await expect(page.getByRole('heading', { name: "DIALOGUE WITH DUKE'S SPICE" })).toBeVisible();
  await expect(messageInput(page)).toHaveValue('');
  await page.getByRole('button', { name: 'ALL 13 CHARACTERS' }).click();
  await page.getByRole('dialog', { name: 'All characters' }).getByRole('button', { name: 'Brunana' }).click();
  await expect(messageInput(page)).toHaveValue('half a thought');

  await say(page, 'Let me talk to Chocolate Java');
  await page.getByRole('button', { name: 'Talk to Chocolate Java' }).click();
  await expect(page.getByRole('heading', { name: 'DIALOGUE WITH CHOCOLATE JAVA' })).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
});

test('the login returns to the character, and the next user gets a conversation of their own', async ({ page, email }) => {
  await signUp(page, email);
  await logOut(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'VIEW ALL CHARACTERS' }).click();
  await page.getByRole('link', { name: 'GO TO LOGIN' }).click();
  await fillLogin(page, email);
  await expect(page.getByRole('heading', { name: 'DIALOGUE WITH BRUNANA' })).toBeVisible();
  await expect(messages(page)).toHaveCount(2);
  await say(page, 'How much is shipping?');
  await expect(messages(page).last()).toContainText('$5.99');

  await logOut(page);
  // The page has answers of the session that has ended under way until its header says so.
  await expect(mainNav(page).getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await signUp(page, `second-${email}`);
  await page.evaluate(() => localStorage.setItem('brewSignedIn', '1'));
  await openDialogue(page, 'brunana');
  await expect(messages(page)).toHaveCount(2);
});

test('a conversation is cleared only after a confirmation, and the taste is deleted on the account page', async ({ page, email }) => {
  await sitDown(page, email, 'darth');
  await say(page, 'Something smoky, ground, without caffeine please');
  await page.getByRole('button', { name: 'CLEAR' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear this conversation?' });
  await expect(question.getByRole('button', { name: 'KEEP IT' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(messages(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'CLEAR' }).click();
  await question.getByRole('button', { name: 'CLEAR IT' }).click();
  await expect(log(page)).toContainText('Lord Darkroast is listening.');
  await page.reload();
  await expect(log(page)).toContainText('Lord Darkroast is listening.');

  await page.goto('/account');
  const taste = page.getByRole('region', { name: 'Your taste' });
  await expect(taste).toContainText('none', { ignoreCase: true });
  await taste.getByRole('button', { name: 'FORGET MY TASTE' }).click();
  await expect(taste).toContainText('A blank page.');
  await page.reload();
  await expect(taste).toContainText('A blank page.');
});

test('older messages are added above without scrolling the others', async ({ page, email }) => {
  await sitDown(page, email, 'sparrows');
  for (let n = 0; n < 16; n += 1) await say(page, `Count with me: ${n}`);
  await page.reload();
  await expect(messages(page)).toHaveCount(30);
  const first = messages(page).first();
  const words = await first.innerText();
  await log(page).evaluate((element) => (element.scrollTop = 0));
  await page.getByRole('button', { name: 'Older messages' }).click();
  await expect(messages(page)).toHaveCount(34);
  await expect(messages(page).first()).toContainText('Hello');
  await expect(
    messages(page)
      .filter({ hasText: words.split('\n').at(-1) ?? '' })
      .first(),
  ).toBeInViewport();
});
