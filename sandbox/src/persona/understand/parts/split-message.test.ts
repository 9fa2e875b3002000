import { beforeAll, expect, test } from 'vitest';
import { learnIntents } from '../../intents/classify.ts';
import { splitMessage } from './split-message.ts';

beforeAll(() => void learnIntents(), 60_000);

test.each([
  ['how much is shipping and do you have a coupon?', ['how much is shipping', 'do you have a coupon?']],
  ['Mr. Choi prefers plain coffee.', ['Mr Choi prefers plain coffee.']],
  ['Budget 70 bucks incl. shipping.', ['Budget 70 bucks incl shipping.']],
  ['Something dark, max. 20 dollars', ['Something dark, max 20 dollars']],
  ["Do you charge tax? And what's delivery?", ['Do you charge tax?', "And what's delivery?"]],
  ["I'd like a dark roast, and how much is shipping?", ["I'd like a dark roast", 'how much is shipping?']],
  ['great, thanks a ton, and cold brew?', ['and cold brew?']],
  ['nice one mate, and how long til its at my door', ['and how long til its at my door']],
  ['ok great one, and cold brew?', ['ok great one, and cold brew?']],
  [
    'two gifts, one for a chocolate lover and one for somebody who loves smoke',
    ['a coffee for a chocolate lover', 'a coffee for somebody who loves smoke'],
  ],
  ['something for mornings and something for late evenings', ['something for mornings', 'something for late evenings']],
  ['does it come ground, any allergens?', ['does it come ground', 'any allergens?']],
  ['Roast: dark. Budget: 16', ['Roast: dark.', 'Budget: 16']],
  ['Which has the most caffeine, and which the least?', ['Which has the most caffeine', 'which the least caffeine?']],
  ['Do you ship to Lyon? Or only within the US?', ['Do you ship to Lyon? Or only within the US?']],
  ['a fruity one plus a minty one', ['a fruity one', 'a minty one']],
  ['a nutty coffee for me and a peanut one for the hubby', ['a nutty coffee for me', 'a peanut one for the hubby']],
  ['a) something fruity b) something strong', ['something fruity', 'something strong']],
  ['half of them want decaf, the others rocket fuel. what do i get', ['half of them want decaf, the others rocket fuel.', 'what do i get']],
  ["I'd like that old account deleted. How?", ["I'd like that old account deleted. How?"]],
  ['I need an invoice for last month. Where do I get that?', ['I need an invoice for last month. Where do I get that?']],
  ["She's a huge hobbit fan. Any idea? And can you put a note in?", ["She's a huge hobbit fan. Any idea?", 'And can you put a note in?']],
  ['How much caffeine is in it? Is it fine for me, do you think?', ['How much caffeine is in it?', 'Is it fine for me?']],
  ['a bag of the captain and a bag of the duke, both ground.', ['a bag of the captain and a bag of the duke both ground.']],
  ['one duke, one banana, all ground', ['one duke and one banana, all ground']],
  ['my husband snores. what do you think?', ['my husband snores.', 'what do you think?']],
  ['sorry, long day, what did i tell you', ['what did i tell you']],
  ['2 qs: do you take mastercard. and when will it ship', ['do you take mastercard.', 'and when will it ship']],
  ['duke: what roast is it and is it ground', ['duke: what roast is it', 'is it ground']],
  [
    'This is for my boss, who is retiring after 26 years. A nod to the sea would be perfect.',
    ['This is for my boss, who is retiring after 26 years.', 'A nod to the sea would be perfect.'],
  ],
  ['Do remind me, what does it taste of?', ['Do remind me, what does it taste of?']],
  [
    'Busco dos cafés: uno con menta para mi hija y otro sin cafeína para mi papá',
    ['Busco dos cafés: uno con menta para mi hija', 'otro sin cafeína para mi papá'],
  ],
  ['Zwei Kaffees: einen hellen für mich und einen dunklen für sie', ['Zwei Kaffees: einen hellen für mich', 'einen dunklen für sie']],
  ['un doux pour ma mère et un autre très fort pour mon père', ['un doux pour ma mère', 'un autre très fort pour mon père']],
  ['I have 50 dollars. How many bags is that?', ['I have 50 dollars, How many bags is that?']],
  ['Our limit is 130 dollars. Are we within it?', ['Our limit is 130 dollars, Are we within it?']],
  [
    'We got 50 bucks from the office kitty. How many bags can we get?',
    ['We got 50 bucks from the office kitty, How many bags can we get?'],
  ],
  ['Our limit is 130 dollars. Is shipping free?', ['Our limit is 130 dollars.', 'Is shipping free?']],
  ['Can I place an order here? Two bags of the duke.', ['Two bags of the duke.']],
  ['I bought the duke for Mr. Choi. How much is shipping?', ['I bought the duke for Mr Choi.', 'How much is shipping?']],
])('%j has the parts %j', (message, parts) => {
  expect(splitMessage(message).map(({ text }) => text)).toEqual(parts);
});

test.each([
  'something dark and smoky',
  'ok two of those and a poster, total?',
  'brunana.. is there coconut in the taste?',
  'It always says ten past two. Why?',
  'The first one, please. Ground.',
  'my dad is mad about cinnamon but hates nuts',
  'the duke (cinnamon) or the captain (treacle), which is stronger',
  'chocolate and caramel, please',
  'How much is it?',
  'salt and pepper',
  'whole bean only, something with fig or walnut',
  'actually, something with nuts today',
  'ok the second one, how much for 2 bags?',
  'sweet, but not too sweet',
  'my wife wants something my kids like too',
  'I like chocolate and my doctor likes to say no to it',
  'I like chocolate and my stomach hates it',
  'my dad loves coffee, I want something smoky for him',
  'I want a gift for my mom, she likes mint',
  'my sister likes mint and also loves honey',
  'hello, my son is 20 and wants something fruity',
  'whatever tastes like honey and feels like a hug',
  'our team likes dark roast but hates anything smoky',
  'my husband can have anything and wants chocolate',
  'un café con canela y un toque de naranja',
  'There are 14 of us, with two cups each. How many bags for a week?',
  '20 guests on Sunday. Is one bag enough?',
  'I organize the coffee for our fire department. 22 people.',
  'How many bags of the duke for 50 dollars, shipping counted?',
  'So if I take one of the duke and one of the captain, does that ship free?',
  'I want it by Friday. Possible?',
])('%j is one part', (message) => {
  expect(splitMessage(message).map(({ text }) => text)).toHaveLength(1);
});

test.each(['x for me, ', 'one a ', 'a minty one and ', 'anna likes mint and ', 'my my-x is a ', 'the xs want ', 'a phone number, or '])(
  'hundreds of parts ("%s") are read to the end, and at most four are answered',
  (part) => expect(splitMessage(part.repeat(100)).length).toBeLessThanOrEqual(4),
);

test('thousands of spaces between two words do not time out', () => {
  expect(splitMessage(`what is a${' '.repeat(6_000)}b`)).toHaveLength(1);
});
