import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../support/browser-session.ts';
import { waitFor } from '../../support/invariants.ts';
import { setupShop } from '../../support/open-shop.ts';
import { buy, graphql, newEmail } from '../../support/shopper.ts';
import { type TalkAnswer, newSession } from '../chat/open-chat.ts';

const SLUG = 'fog-lantern';
const CUP = '/art/cup-6fb7a8.svg';
const shop = setupShop();

/** The coffee exists only as rows. No file of the shop contains its name. */
beforeAll(async () => {
  await shop.sql(
    `with coffee as (
       insert into coffee (slug, name, image_url, alt_text, tint, quip, grind_type, tags, description, bio, greeting, personality, example_dialogue,
         reminder, lore, moods, tastes, roast, caffeine, brew_line, position)
       values ($1, 'Fog Lantern', null, 'A sea-green cup with a paper label', '#6fb7a8', 'Mind the step.', 'whole-bean', '{Barley,Mist}',
         'Toasted barley and black tea from the end of the pier.', 'Keeps a lamp lit for boats that are late.',
         'Evening. Sit where the light reaches you.', 'Unhurried, watchful, speaks in short sentences about tides and boats.',
         $2, 'Stay calm and brief; mention the harbour.', $3, '{sleepy,calm}', '{tea,grain}', 'light', 'low', 'Four minutes. Count the boats.', 99)
       returning id),
     product as (
       insert into product (slug, name, description, price_cents, alt_text, tint, category, character_label, coffee_id, sizes, weight_grams,
         story, facts, suits_moods, suits_tastes, position)
       select $1, 'Fog Lantern', 'Toasted barley and black tea from the end of the pier.', 1650, 'A sea-green cup with a paper label', '#6fb7a8', 'beans',
         'Lamp Keeper', id, '{}', 340, '{}', '[]', '{}', '{}', 99 from coffee returning id)
     insert into stock_item (product_id, grind, initial, available) select id, grind, 5, 5 from product, (values ('whole-bean'), ('ground')) as grinds (grind)`,
    [
      SLUG,
      'Guest: Is it late?\nFog Lantern: The last boat says no. Sit.',
      JSON.stringify([
        {
          keys: ['ferry', 'lamp', 'origin'],
          text: 'The lamp once guided a ferry of forty geese.',
          told: 'My lamp once guided a ferry of forty geese.',
        },
      ]),
    ],
  );
  // The api reads the catalogue again after PostgreSQL has notified it.
  await waitFor(20_000, async () => (await (await fetch(`${shop.baseUrl}/api/coffees`)).text()).includes(SLUG));
});

async function page(path: string): Promise<string> {
  const answer = await fetch(shop.baseUrl + path);
  expect(answer.status).toBe(200);
  return answer.text();
}

test('a coffee added by rows alone is on the home page, in the store and in the sitemap', async () => {
  expect(await page('/')).toContain('Fog Lantern');
  expect(await page('/store')).toContain(`href="/store/${SLUG}"`);
  expect(await page('/sitemap.xml')).toContain(`/store/${SLUG}</loc>`);
});

test('its product page shows its texts, and a cup in its colour', async () => {
  const html = await page(`/store/${SLUG}`);
  for (const text of ['Fog Lantern', 'Four minutes. Count the boats.', 'Keeps a lamp lit', CUP]) expect(html).toContain(text);
  const cup = await fetch(shop.baseUrl + CUP);
  expect(cup.headers.get('content-type')).toContain('image/svg+xml');
  const svg = await cup.text();
  expect(svg).toContain('fill="#6fb7a8"');
  expect(svg).not.toMatch(/#0[1-5]0[1-5]0[1-5]/);
  expect((await fetch(`${shop.baseUrl}/art/cup-nonsense.svg`)).status).toBe(404);
});

test('search and quiz find it', async () => {
  expect(await page('/store?q=barley')).toContain('Fog Lantern');
  const { quizMatch } = await graphql<{ quizMatch: { best: { product: { slug: string } } } }>(
    shop.baseUrl,
    'query ($answers: [QuizAnswer!]!) { quizMatch(answers: $answers) { best { product { slug } } } }',
    {
      answers: Object.entries({ MOOD: 'sleepy', TASTE: 'bread', COMPANY: 'nobody', CAFFEINE: 'little', AVOID: 'nothing' }).map(
        ([topic, option]) => ({
          topic,
          option,
        }),
      ),
    },
  );
  expect(quizMatch.best.product.slug).toBe(SLUG);
});

test('it chats in character without an API key, tells its own story, and other coffees mention it', async () => {
  const browser = openBrowser(shop.baseUrl, new Map());
  const person = { email: newEmail(), password: 'lantern-and-fog', firstName: 'Mara', lastName: 'Quay' };
  expect((await browser.post('/api/auth/register', person)).status).toBe(201);
  const sessionId = newSession();
  async function say(message: string, coffeeSlug = SLUG, session = sessionId) {
    return (await browser.post<TalkAnswer>('/api/chat', { message, sessionId: session, coffeeSlug })).body;
  }
  expect((await say('Hello')).reply.message).toContain('Sit where the light reaches you.');
  expect((await say('Tell me about the ferry')).reply.message).toContain('forty geese');
  const brew = await say('How should I brew you?');
  expect(brew.reply).toMatchObject({ sender: SLUG, status: 'complete' });
  expect((await say('Something light that tastes of tea, please', 'darth', newSession())).cards.map(({ slug }) => slug)).toContain(SLUG);
});

test('it can be bought', async () => {
  const { body } = await buy(shop, { amount: 22.49, cartItems: [{ id: SLUG, quantity: 1, grindType: 'Ground' }] });
  expect(await shop.untilOrder(body.orderId, { status: 'completed' })).toMatchObject({ stock_state: 'sold', subtotal_cents: 1650 });
});
