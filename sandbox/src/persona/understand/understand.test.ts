import { beforeAll, expect, test, vi } from 'vitest';
import { learnIntents } from '../intents/classify.ts';
import { noMemory } from './memory.ts';
import type { Turn } from './turn.ts';
import { turnsOf } from './parts/turns-of.ts';
import { understand } from './understand.ts';
import { recordTexts } from './wishes/reading.ts';

const persona = {
  name: 'Friendly Neighbor',
  slug: 'friendly-neighborhood',
  description: '',
  greeting: '',
  lore: [],
  profile: { likes: [], dislikes: [], caffeine: null, grind: null },
  guestName: null,
};
function readReply() {
  return { offer: null, selfAt: -1, isUnmet: false, storyOf: null, order: noMemory().basket };
}
function personOf(message: string): string | null {
  return /\bmy \w+/.exec(message)?.[0] ?? null;
}

beforeAll(() => void learnIntents(), 60_000);

/** The last turn of a talk; a message may have a reply. */
function turnOf(talk: readonly (string | readonly [string, string])[]): Turn {
  const exchanges = talk.map((one) => (typeof one === 'string' ? { user: one, reply: '' } : { user: one[0], reply: one[1] }));
  return understand(exchanges, { persona, readReply, reading: { ...recordTexts().reading, personOf } });
}

const FOR_DAD = ['something dark for my dad', 'Lord Darkroast would suit him.'] as const;
const FOR_SISTER = ['and something fruity for my sister', 'Brunana, then.'] as const;

const FRUITY = ['something fruity', "Decaf Destiny, Duke's Spice or Brunana."] as const;

test('the sum of what was recommended for single persons', () => {
  const { intent, products, basket } = turnOf([FOR_DAD, FOR_SISTER, 'what do the two cost together?']);
  expect({ intent, products }).toEqual({ intent: 'total', products: ['darth', 'brunana'] });
  expect(basket.map(({ person }) => person)).toEqual(['your dad', 'your sister']);
});

test.each(['he gets that', "that's dad done"])('%s: what was recommended for him is chosen', (message) => {
  const { intent, isChoice, basket } = turnOf([FOR_DAD, message]);
  expect({ intent, isChoice }).toEqual({ intent: 'recall', isChoice: true });
  expect(basket).toEqual([{ slug: 'darth', count: 1, person: 'your dad', grind: null }]);
});

test.each([
  [[FOR_SISTER, 'is that under 40?'], 'total'],
  [[FOR_SISTER, 'does that fit my budget?'], 'total'],
  [['two captains', 'have I spent over 50 so far?'], 'total'],
  [['one duke', 'how many more until shipping is free?'], 'total'],
  [['two captains', 'make it three actually, so do I get free shipping?'], 'total'],
  [['one duke', 'could you swap the duke for the captain?'], 'recall'],
  [['the duke for my boss', 'if I add one more, does it ship for free?', 'ok, do it'], 'recall'],
  [['is that under 40?'], 'price'],
  [['two captains', 'Our limit is 130 dollars. Are we within it?'], 'total'],
  [['two captains and a duke', 'drop the duke and add a java'], 'total'],
  [['two captains', 'so what does each of us pay'], 'total'],
  [['two captains and a duke', 'and if I skip the duke'], 'total'],
  [['two captains and a duke', 'what if I leave the duke off'], 'total'],
  [['one captain', "what's that with postage"], 'total'],
  [['two captains', 'without shipping?'], 'total'],
  [['what is the java like', 'ok 4', 'with shiping'], 'total'],
  [['two captains', 'remind me, the sum?'], 'total'],
  [['so 2 bags get me how far'], 'brew'],
  [['tell me about the decaf', 'what would one bag come to with the postage?'], 'total'],
  [['my order: decaf x2, duke x1'], 'total'],
  [['how much is shipping for both'], 'shipping'],
  [['3 pumpkins'], 'recall'],
  [['can I get one duke and one mint'], 'recall'],
  [['two captains', 'what did that come to again'], 'total'],
  [['two captains', 'what is left over after that?'], 'total'],
  [['two captains', 'how many bags do I have'], 'recall'],
  [['one duke for mom', 'wait mom hates cinnamon, give her the java'], 'recall'],
  [['Can you help me with an order? I need a duke and a captain.'], 'recall'],
  [[FOR_DAD, FOR_SISTER, 'which bag goes to whom?'], 'recall'],
  [[FOR_DAD, FOR_SISTER, 'so what would each get'], 'recall'],
  [[FOR_DAD, FOR_SISTER, 'please read back what we have'], 'recall'],
  [[FOR_DAD, FOR_SISTER, 'give me the final list'], 'recall'],
  // "It" is the product of the message before.
  [['what roast is the decaf?', 'would that be weaker than the duke?'], 'compare'],
  [['what roast is the decaf?', 'is that less than 40 dollars?'], 'price'],
  [[FRUITY, 'more like plum or more like banana?'], 'tell-me'],
  [[FRUITY, 'which one has the silliest name?'], 'compare'],
  [['how do you get the caffeine out of the decaf?', 'so is there really zero left in it?'], 'tell-me'],
  // Coffee that was spilled at home is no damaged parcel, and a pet that spilled it is no question about an allergy.
  [['my cat just knocked my coffee off the desk'], 'listen'],
  [['can my cat have coffee?'], 'allergy'],
  [['so I need a new bag, something gentle'], 'recommend'],
  [["I'm 16 and I have only had frappuccinos, what should I begin with?"], 'recommend'],
  [["I'm 16, can I have coffee?"], 'allergy'],
  [["I'm 13, may I have the java?"], 'allergy'],
  [['the baby woke me up. can she have decaf?'], 'allergy'],
  [['my toddler just spilled and drank coffee'], 'allergy'],
  [['does the java have milk?', 'which are safe with my heart medication?'], 'allergy'],
  [['does the java have milk?', 'which ones are safe then?'], 'service'],
  [['two captains', 'what do I have left from my coupon?'], 'coupon'],
  [['two captains', 'what does everyone pay for shipping?'], 'shipping'],
  [['how many coffees are there'], 'others'],
  // Of somebody who died
  [['my husband passed away in June', 'thank you', 'he liked it so strong that the spoon stood up'], 'listen'],
  [['my husband passed away in June', 'thank you', 'something strong please'], 'recommend'],
  [['what is the quiz about?', 'and how long does it take?'], 'service'],
  [['hello', 'and how long does it take?'], 'shipping'],
  [['would the poster count towards free shipping as well?'], 'shipping'],
  [['now about accounts, do I need one to order, and what do I get for it?'], 'service'],
])('%j asks for the intent %s', (talk, intent) => {
  expect(turnOf(talk).intent).toBe(intent);
});

test.each([
  [['does the weasel have peanuts?', 'which ones are totally safe then?'], 'contents'],
  [['is there hazelnut in the neighbor?', 'so which of them would be safe?'], 'contents'],
  [['what does an account cost?', 'ok and does it cost anything?'], 'account'],
  [['I drink way too much coffee, I think'], 'too-much'],
  [['do the poster and the coffee come in the same parcel?'], 'several-addresses'],
  [['is the poster as big as a parcel?'], null],
  [['does the weasel have peanuts?', 'which ones are safe for my dog?'], null],
  [['my wife is pregnant', 'which ones are safe then?'], null],
])('%j is a question about %s', (talk, topic) => {
  expect(turnOf(talk).serviceTopic).toBe(topic);
});

test.each([
  [['I use a french press', 'how coarse?'], 'press'],
  [['can I make espresso with it?', 'what grind do I choose when ordering?'], 'espresso'],
  [['can I make espresso with it?', 'should I get it whole or ground?'], 'grind'],
  [['what would you bring in a thermos?', 'would it still taste ok after five hours in there?'], 'warm'],
])('%j is about the method %s', (talk, method) => {
  expect(turnOf(talk).method).toBe(method);
});

test.each([
  ['is the duke stronger?', ['decaf-destiny', 'dukes-spice']],
  ['does it taste weaker than the duke?', ['decaf-destiny', 'dukes-spice']],
  ['is it better than I think?', ['decaf-destiny']],
  ['is the duke strong?', ['dukes-spice']],
])('after a question about the decaf, %s is about %j', (message, products) => {
  expect(turnOf(['what roast is the decaf?', message]).products).toEqual(products);
});

test('a polite condition after a sum is an order', () => {
  const { basket } = turnOf(['two captains', "what's the total?", 'if I may, add a duke']);
  expect(basket.map(({ slug, count }) => `${count} ${slug}`)).toEqual(['2 captains-choice', '1 dukes-spice']);
});

test('two products of a comparison are those that it names', () => {
  const talk = ['hello', "would Hilltop Rambler taste very different from Master's Blend?"];
  const { reading } = recordTexts();
  const exchanges = talk.map((user) => ({ user, reply: '' }));
  const { products } = understand(exchanges, { persona, readReply, reading: { ...reading, personOf, notThese: ['masters-blend'] } });
  expect(products).toEqual(['baggins', 'masters-blend']);
});

test.each([
  ['ok those two', ['decaf-destiny', 'dukes-spice']],
  ['those two, please, never', []],
  ['those two, are they decaf?', []],
])('of what was shown, "%s" chooses %j', (message, slugs) => {
  expect(turnOf([FRUITY, message]).basket.map(({ slug }) => slug)).toEqual(slugs);
});

test('the talk before a message is read once, however many parts the message has', () => {
  const before = ['something fruity', 'and a dark one'].map((user) => ({ user, reply: `Of "${user}": Brunana.` }));
  const readOnce = vi.fn(readReply);
  const exchanges = [...before, { user: 'Do you ship to Ohio? And how do I brew it?', reply: '' }];
  expect(turnsOf(exchanges, { persona, readReply: readOnce, reading: recordTexts().reading })).toHaveLength(2);
  const replies: unknown[] = readOnce.mock.calls.map(([reply]: unknown[]) => reply);
  expect(replies.filter((reply) => reply !== '')).toEqual(before.map(({ reply }) => reply));
});

test.each([
  ['how do i brew it', 'my hart is racing aftr the brew'],
  ['how do i brew cold brew', 'i pased out afer the cold brew'],
  ['where is my order', 'my heart is racing after five cups'],
])('after "%s" an emergency is still understood: %s', (before, message) => {
  expect(turnOf([before, message]).intent).toBe('urgent');
});

test('"but no nuts in it?" asks about the coffee of the talk, "same but no milk in it" for another', () => {
  expect(turnOf(['tell me about brunana', 'but no nuts in it?'])).toMatchObject({ serviceTopic: 'contents', products: ['brunana'] });
  expect(turnOf(['tell me about brunana', 'same but no milk in it']).serviceTopic).not.toBe('contents');
});

test.each([
  ['my dog ate coffee beans', true],
  ['our dog got into the parcel and ate about a handful of chocolate java, what do we do', true],
  ['my toddler ate coffee beans', false],
  ['i am allergic to my cat', false],
])('%s: about an animal that has had coffee: %s', (message, isOfPet) => expect(turnOf([message]).isOfPet).toBe(isOfPet));
