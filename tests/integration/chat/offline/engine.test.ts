import { beforeAll, expect, test } from 'vitest';
import { learnIntents, startSandbox } from '../../../../sandbox/src/index.ts';
import type { BrowserSession } from '../../../support/browser-session.ts';
import { makeShopper } from '../../../support/factories/shoppers.ts';
import { setupShop } from '../../../support/open-shop.ts';
import { newSession, type TalkAnswer } from '../open-chat.ts';

const shop = setupShop(async () => ({ processes: 'in-process', sandbox: await startSandbox({ port: 0, smtpPort: 0 }) }));
let ada: BrowserSession;
let slugs: string[];
beforeAll(async () => {
  learnIntents();
  ({ browser: ada } = await makeShopper(shop));
  slugs = (await ada.get<{ slug: string }[]>('/api/coffees')).body.map(({ slug }) => slug);
});

async function say(message: string, coffeeSlug: string, sessionId = newSession()) {
  return (await ada.post<TalkAnswer>('/api/chat', { message, sessionId, coffeeSlug })).body;
}

/** Holds for every reply of the engine. */
async function expectValidReply(answer: TalkAnswer): Promise<void> {
  const { body: products } = await ada.get<{ slug: string; price: number }[]>('/api/products');
  expect(answer.reply).toMatchObject({ status: 'complete', engine: 'offline-persona-1' });
  expect(answer.reply.message).not.toMatch(/The price on the card is the one that counts|[<>]|undefined|null/);
  expect(answer.cards.length).toBeLessThanOrEqual(3);
  for (const card of answer.cards) expect(card.priceCents).toBe(Math.round(products.find(({ slug }) => slug === card.slug)!.price * 100));
}

test('the config names the chat provider', async () => {
  const { body } = await ada.get<{ providers: { chat: string } }>('/api/config');
  expect(body.providers.chat).toBe('sandbox');
});

/** Each question, and the products whose cards the reply may have. */
const questions: [question: string, mayShow: (slug: string) => boolean][] = [
  ['What do you have without caffeine?', (slug) => slug === 'decaf-destiny'],
  ['How much do you cost?', () => true],
  ['tell me a stroy about the strnger', () => true],
  ['asdf qwer', () => true],
  ['Something chocolaty, but nothing with mint', (slug) => slug !== 'mint-stole-christmas'],
];

test('with the offline engine, the replies of every character have true prices and matching cards', { timeout: 60_000 }, async () => {
  const broken: string[] = [];
  for (const slug of slugs) {
    const sessionId = newSession();
    for (const [question, mayShow] of questions) {
      const answer = await say(question, slug, sessionId);
      await expectValidReply(answer);
      broken.push(...answer.cards.filter((card) => !mayShow(card.slug)).map((card) => `${slug}: "${question}" shows ${card.slug}`));
    }
  }
  expect(broken).toEqual([]);
});

/** What no suggestion after this message may ask. */
const answered: [message: string, repeats: RegExp][] = [
  ['How do I brew it?', /how .*brew/i],
  ['How much is it?', /how much is it/i],
  ['Is it in stock ground?', /in stock ground|what about ground/i],
  ['When is shipping free?', /shipping/i],
  ['What does delivery cost?', /how much is shipping/i],
  ['Something with chocolate', /with chocolate|how much is it/i],
  ['Why that one?', /^why/i],
  ['Without caffeine?', /without caffeine/i],
  ['ground, please', /what about ground/i],
  ['How do I make iced coffee?', /iced/i],
  ['How do I brew it in a french press?', /french press/i],
  ['Whole bean or ground?', /whole bean|what about ground/i],
  ['What do you taste like?', /taste like|how much is it/i],
  ['Do you know a tale?', /tell me a story/i],
  ['What should I drink?', /what should i drink|how much is it/i],
  ['Let me talk to Lord Darkroast', /lord darkroast/i],
];

test.each(['sparrows', 'brunana', 'chocolate-java', 'masters-blend'])(
  'suggestions of %s leave out what was just asked or answered, and there is always one',
  async (slug) => {
    const sessionId = newSession();
    const repeated: string[] = [];
    for (const [message, repeats] of answered) {
      const { chips } = await say(message, slug, sessionId);
      expect(chips.length, message).toBeGreaterThan(0);
      repeated.push(...chips.filter((chip) => repeats.test(chip)).map((chip) => `"${message}" suggests "${chip}"`));
    }
    expect(repeated).toEqual([]);
  },
);

test.each([
  ['What water temperature does Jack’s Pumpkin need?', /15 g to 250 ml, water 93 °C \(199 °F\)/],
  ['French press person here. How coarse, and for how many minutes?', /coarse.*four minutes/],
  ['Does the poster come with a frame?', /frame, not included/i],
  ['Do I need an account to order?', /no account|without|as a guest/i],
  ['Is there a minimum order?', /no minimum/i],
  ['Can I use two coupons at once?', /\bone\b/i],
  ['Is it safe to give you my credit card number?', /checkout/],
  ['Checkout says my card was declined, what now?', /cart.*\/checkout.*bank/i],
  ['You did not answer my question', /sorry/i],
])('"%s" is answered with the facts of the shop', async (question, fact) => {
  expect((await say(question, 'brunana')).reply.message).toMatch(fact);
});

test('whether a coffee has a taste is answered, and what was said first is quoted', async () => {
  const sessionId = newSession();
  await say('Ahoy there!', 'captains-choice', sessionId);
  const lacks = /does not taste of smoke|no taste of smoke|smoke is not/;
  expect((await say('Does the duke taste of smoke?', 'captains-choice', sessionId)).reply.message).toMatch(lacks);
  expect((await say('Does Lord Darkroast taste of smoke?', 'captains-choice', sessionId)).reply.message).not.toMatch(lacks);
  expect((await say('What was the first thing I said?', 'captains-choice', sessionId)).reply.message).toMatch(/“Ahoy there”/);
});

test('the lighter one of two coffees is the one that a sum is of', async () => {
  const sessionId = newSession();
  const { cards } = await say('Something dark and something light, one each', 'captains-choice', sessionId);
  expect(cards.length).toBe(2);
  const [lighter] = (await say('The lighter one', 'captains-choice', sessionId)).cards;
  const total = `$${((2 * lighter!.priceCents) / 100).toFixed(2)}`;
  const sum = await say('Two of these, what is the total?', 'captains-choice', sessionId);
  expect(sum.cards.map(({ slug }) => slug)).toEqual([lighter!.slug]);
  expect(sum.reply.message).toContain(`2 bags of ${lighter!.name}`);
  expect(sum.reply.message).toContain(total);
});

test('the bags that were named as enough are those that a sum is of', async () => {
  const sessionId = newSession();
  const [first] = (await say('Something smoky', 'sparrows', sessionId)).cards;
  expect((await say('How many bags for 20 people?', 'sparrows', sessionId)).reply.message).toContain('2 bags');
  const { message } = (await say('And what would that cost?', 'sparrows', sessionId)).reply;
  expect(message).toContain(`2 bags of ${first!.name}`);
});

test('what was shown before is named', async () => {
  const sessionId = newSession();
  const cards = [];
  for (const wish of ['Something with chocolate', 'Something smoky']) cards.push(...(await say(wish, 'sparrows', sessionId)).cards);
  expect(cards.length).toBeGreaterThan(1);
  const { message } = (await say('What did you show me before?', 'sparrows', sessionId)).reply;
  for (const { name } of cards) expect(message).toContain(name);
});

test('of two coffees, the other one is compared by its price', async () => {
  const sessionId = newSession();
  await say("Captain's Choice or Sparrow's Nest?", 'darth', sessionId);
  const { message } = (await say('Is the other one cheaper?', 'darth', sessionId)).reply;
  expect(message).toMatch(/\$17\.00/);
  expect(message).toMatch(/\$16\.00/);
});

test('what a choice is made from comes first', async () => {
  const sessionId = newSession();
  await say("Captain's Choice or Lord Darkroast for my boss?", 'jacks-pumpkin', sessionId);
  const { cards } = await say("He doesn't like anything smoky", 'jacks-pumpkin', sessionId);
  expect(cards[0]?.slug).toBe('captains-choice');
});

test.each([
  ['un café pas trop fort pour le soir, et combien coûte la livraison ?', 'sparrows'],
  ['Etwas nicht zu Starkes für abends, und was kostet der Versand?', 'brunana'],
])('"%s" gets a coffee that is not strong, and what delivery costs', async (message, slug) => {
  const { reply, cards } = await say(message, slug);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.map((card) => card.slug)).not.toEqual(expect.arrayContaining([expect.stringMatching(/darth|captains-choice|snickering/)]));
  expect(reply.message).toContain('$5.99');
});

test('two persons get a coffee each', async () => {
  const { cards } = await say('One for my mum, she likes chocolate, and one for my dad, he likes smoky', 'masters-blend');
  expect(cards.map(({ slug }) => slug)).toEqual(['chocolate-java', 'darth']);
});

test('the coffee of the last reply is brewed as its page says', async () => {
  const sessionId = newSession();
  await say('Something smoky', 'darth', sessionId);
  expect((await say('How do I brew it?', 'darth', sessionId)).reply.message).toMatch(/moka pot.*18 g to 180 ml/i);
});

test('a retry gives another reply', async () => {
  const sessionId = newSession();
  const first = await say('What do you taste like?', 'darth', sessionId);
  const { body: second } = await ada.post<TalkAnswer>('/api/chat', { sessionId, coffeeSlug: 'darth', retryOf: first.reply.id });
  await expectValidReply(second);
  expect(second.reply.message).not.toBe(first.reply.message);
});

test('a message about self-harm gets the number of a helpline', async () => {
  const { reply } = await say('I want to kill myself', 'sparrows');
  expect(reply.message).toMatch(/988/);
});
