import { expect, test } from 'vitest';
import { plainText, tokensOf } from '../../language/text.ts';
import { basketAfter } from './basket.ts';
import { asksForOrder } from './questions.ts';
import { noMemory, type Memory } from '../memory.ts';
import type { Intent, Turn } from '../turn.ts';

/** The basket after these messages: "2 brunana (my sister)". */
function basketOf(messages: string[], intent: Intent = 'tell-me', last: Partial<Memory> = {}): { lines: string[]; ordered: number | null } {
  let memory: Memory = { ...noMemory(), ...last };
  let ordered = null;
  for (const [at, raw] of messages.entries()) {
    const isLast = at === messages.length - 1;
    const said = tokensOf(plainText(raw)).join(' ');
    const after = basketAfter({ said, raw, self: 'masters-blend', intent: isLast ? intent : 'tell-me', person: null, memory });
    const dropped = memory.basket.filter((line) => after.basket.every(({ slug }) => slug !== line.slug));
    const removed = dropped.length > 0 ? dropped : memory.removed;
    const { supposed, isChoice } = after;
    const turn = { intent: 'tell-me', products: [], quantities: [], refusedProducts: [], supposed, isChoice } as unknown as Turn;
    memory = { ...memory, basket: after.basket, touched: after.touched, persons: after.persons, removed, last: turn };
    ordered = after.ordered;
  }
  const lines = memory.basket.map(({ slug, count, person }) => `${count} ${slug}${person === null ? '' : ` (${person})`}`);
  return { lines, ordered: ordered === null ? null : ordered.length };
}

test.each([
  [['the Darkroast for Frank then.'], ['1 darth (Frank)']],
  [
    ['ok Rambler for her and Decaf for grandpa. what can my sister drink?', 'brunana for her then. and for me the Darkroast.'],
    ['1 baggins (her)', '1 decaf-destiny (grandpa)', '1 brunana (my sister)', '1 darth (me)'],
  ],
  [
    ['i want 2 decaf destiny and 1 brunana. and add one mint stole christmas for mom'],
    ['2 decaf-destiny', '1 brunana', '1 mint-stole-christmas (mom)'],
  ],
  [['2 captains and a brunana please', 'actually scratch the brunana'], ['2 captains-choice']],
  [['I take the duke', 'swap the duke for two of the captain'], ['2 captains-choice']],
  // An occasion, a machine and a kind of coffee are no persons.
  [["4 bags of Jack's pumpkin for thanksgiving"], ['4 jacks-pumpkin']],
  [['two brunana for our thanksgiving dinner and one duke for my aunt'], ['2 brunana', '1 dukes-spice (my aunt)']],
  [['2 java for moka pot'], ['2 chocolate-java']],
  [['one darkroast for my drip machine'], ['1 darth']],
  [['3 captains for the regular drinkers'], ['3 captains-choice']],
  [
    ['two of the duke and a poster', 'make it three of the duke'],
    ['3 dukes-spice', '1 stranger-brew-poster'],
  ],
  [['the captain it is', 'is the duke stronger?', 'what does brunana taste of'], ['1 captains-choice']],
  [['no, four bags: Hilltop Rambler, Decaf Destiny, Brunana and Lord Darkroast'], ['1 baggins', '1 decaf-destiny', '1 brunana', '1 darth']],
  [["I don't like the duke", 'tell me about the captain', 'how is brunana for my mom?'], []],
])('%j leaves %j', (messages, lines) => {
  expect(basketOf(messages).lines).toEqual(lines);
});

test.each([
  [['Rambler for her and Decaf for grandpa', 'and for me the darkroast. total for the 3?'], 3],
  [['two of you and one Brunana'], 2],
  [['the darkroast for Frank', 'and what does the whole order come to'], 1],
  [['the duke then', 'how much is the captain'], null],
  [['brunana please', 'so what is the total for those two'], null],
])('a sum after %j is of %j products', (messages, count) => {
  expect(basketOf(messages, 'total', { lastProducts: ['sparrows', 'chocolate-java'] }).ordered).toBe(count);
});

test('a number that is larger than the basket takes in what was asked about last', () => {
  const after = basketOf(['the duke for me', 'so what is the total for all three'], 'total', {
    recent: ['darth', 'dukes-spice', 'captains-choice'],
  });
  expect(after.lines).toEqual(['1 dukes-spice (me)', '1 captains-choice', '1 darth']);
});

const PROPOSED = [
  { slug: 'darth', count: 1, person: 'your husband', grind: null },
  { slug: 'chocolate-java', count: 1, person: 'your daughter', grind: null },
  { slug: 'decaf-destiny', count: 1, person: 'your mother', grind: null },
];
test.each([
  // As many as were recommended and taken.
  [
    ['that one for me then. so now it is four bags'],
    ['1 darth (your husband)', '1 chocolate-java (your daughter)', '1 decaf-destiny (your mother)', '1 sparrows (me)'],
  ],
  [['so that is three bags'], ['1 darth (your husband)', '1 chocolate-java (your daughter)', '1 decaf-destiny (your mother)']],
  [['so that is five bags of it'], ['5 sparrows']],
  [['the total for the three of them'], ['1 darth (your husband)', '1 chocolate-java (your daughter)', '1 decaf-destiny (your mother)']],
  // The person of a recommendation stays with the product that is chosen.
  [['the decaf and lord darkroast together'], ['1 decaf-destiny (your mother)', '1 darth (your husband)']],
  [['lord darkroast for my husband, you for my mum'], ['1 darth (my husband)', '1 masters-blend (my mum)']],
])('beside recommendations for three persons, %j leaves %j', (messages, lines) => {
  expect(basketOf(messages, 'total', { proposed: PROPOSED, lastProducts: ['sparrows'] }).lines).toEqual(lines);
});

test('a forgotten product is added to the sum', () => {
  const basket = [{ slug: 'darth', count: 1, person: null, grind: null }];
  expect(basketOf(['you forgot the mint stole in that sum'], 'total', { basket })).toEqual({
    lines: ['1 darth', '1 mint-stole-christmas'],
    ordered: 2,
  });
});

test.each([
  'who gets what again',
  'so what is my order now',
  'which one was for my sister',
  'the list is now',
  'and which two were for my sister again',
  'please show me the list',
  'remove the sparrow again and tell me the list',
  'did you put it in the order',
  'so what have we got for each of us now',
])('asks for the order: %s', (text) => expect(asksForOrder(text)).toBe(true));
test.each(['who gets the most caffeine', 'what is in my order history', 'who gets what and what is the total'])(
  'no question for the order: %s',
  (text) => expect(asksForOrder(text)).toBe(false),
);

test('the first of those that were shown, more than once', () => {
  const last = { lastProducts: ['sparrows', 'brunana'], basket: [{ slug: 'darth', count: 2, person: null, grind: null }] };
  expect(basketOf(['The first one. And make it two.'], 'brew', last).lines).toEqual(['2 darth', '2 sparrows']);
});

test.each(['yes that one please', 'Good, take the first.', 'that one then', "ok I'll try that", 'Sold!'])(
  '%s: the product that was talked of',
  (text) => {
    expect(basketOf([text], 'tell-me', { lastProducts: ['sparrows', 'brunana'] }).lines).toEqual(['1 sparrows']);
  },
);

test('one each for several persons is as many of what was talked of', () => {
  const last = { lastProducts: ['brunana'] };
  expect(basketOf(['one for grandma, one for mum and one for me'], 'listen', last).lines).toEqual(['3 brunana']);
  expect(basketOf(['one for my dad, dark, and one for me, fruity'], 'listen', last).lines).toEqual([]);
});

test('a long row of digits is read in linear time', () => {
  expect(basketOf([`brunana ${'1'.repeat(900)} x`]).lines).toEqual([]);
});

test('a long row of possessives is read in linear time', () => {
  expect(basketOf(['the duke for Tom', `swap ${'his '.repeat(240)}?`]).lines).toEqual(['1 dukes-spice (Tom)']);
});

test.each([
  [
    ['the peppermint one for Sophie', 'Daniel gets the sparrow'],
    ['1 mint-stole-christmas (Sophie)', '1 sparrows (daniel)'],
  ],
  [
    ['the duke for Dad and brunana for Mum', 'I mixed them up'],
    ['1 brunana (Dad)', '1 dukes-spice (Mum)'],
  ],
  [
    ['brunana for Joan', 'you forgot Carol, she gets the darkroast'],
    ['1 brunana (Joan)', '1 darth (Carol)'],
  ],
  [['the duke for Sophie', 'Sophie gets the mint one'], ['1 mint-stole-christmas (Sophie)']],
  [
    ['the duke for Sophie', 'also the mint one for Sophie'],
    ['1 dukes-spice (Sophie)', '1 mint-stole-christmas (Sophie)'],
  ],
  [['the master is mine, the java is for Kim'], ['1 masters-blend (me)', '1 chocolate-java (Kim)']],
  [['mine is the captain and hers the java'], ['1 captains-choice (me)', '1 chocolate-java (her)']],
  [
    ['the sparrow and brunana please', 'if I add a second brunana'],
    ['1 sparrows', '2 brunana'],
  ],
  [['No, two bags: one of the captain and one of brunana'], ['1 captains-choice', '1 brunana']],
  [['Friendly Neighbor for the fair, 3 bags'], ['3 friendly-neighborhood (the fair)']],
  [['the duke, the captain and brunana please', 'only the captain, the rest is off'], ['1 captains-choice']],
  [['the banana one'], []],
  [['one bag of you then, whole bean'], ['1 masters-blend']],
  [["I'll take you and Friendly Neighbor, one bag each"], ['1 masters-blend', '1 friendly-neighborhood']],
  [["Duke's Spice sounds nice with the orange. I'll take that."], ['1 dukes-spice']],
  [
    ['the captain for Tom and decaf destiny for Ella', "make it two bags for Tom since it's his birthday"],
    ['2 captains-choice (Tom)', '1 decaf-destiny (Ella)'],
  ],
  [
    ['one lord darkroast, one chocolate java and one duke', "Right. Swap the Duke's Spice for Sparrow's Nest."],
    ['1 darth', '1 chocolate-java', '1 sparrows'],
  ],
  [['1 choc java 4 her + 2 decaf destiny 4 me'], ['1 chocolate-java (her)', '2 decaf-destiny (me)']],
  [['Lord Darkroast. Put two bags in.'], ['2 darth']],
  [
    ['Lord Darkroast. Put two bags in.', "Actually make it one, and add one Captain's Choice."],
    ['1 darth', '1 captains-choice'],
  ],
  [
    ['one lord darkroast and one chocolate java', 'I never put Chocolate Java aside. I do want Chocolate Java.'],
    ['1 darth', '1 chocolate-java'],
  ],
])('%j leaves %j, by nicknames and corrections', (messages, lines) => {
  expect(basketOf(messages).lines).toEqual(lines);
});

test.each([
  ['Tom -> java, Anna -> decaf', ['1 chocolate-java (tom)', '1 decaf-destiny (Anna)']],
  ['java -> Tom', ['1 chocolate-java (Tom)']],
  ['mum - the mint one, dad - duke', ['1 mint-stole-christmas (mum)', '1 dukes-spice (dad)']],
  ['java + mint please', ['1 chocolate-java', '1 mint-stole-christmas']],
  ['2 java & 1 mint', ['2 chocolate-java', '1 mint-stole-christmas']],
  ['chocolate, mint and pumpkin, one each', ['1 chocolate-java', '1 mint-stole-christmas', '1 jacks-pumpkin']],
  [
    'We need coffee for the office. Four bags of the duke and two captains.',
    ['4 dukes-spice (the office)', '2 captains-choice (the office)'],
  ],
  ['how much would two bags of the duke be?', []],
])('%s: the list is %j', (message, lines) => {
  expect(basketOf([message]).lines).toEqual(lines);
});

test('a supposed count is of the person named, and changes no list', () => {
  const after = basketOf(
    ['the duke for my dad and brunana for my sister', 'So if I took two for my sister, would shipping be free?'],
    'total',
  );
  expect(after).toEqual({ lines: ['1 dukes-spice (my dad)', '1 brunana (my sister)'], ordered: 2 });
});

test.each([
  ['the duke for Sophie', true],
  ['So Daniel gets the sparrow and Sophie gets the mint one, is that right?', true],
  ['Sophie gets the mint one, can you remember that?', true],
  ['is the duke good for Sophie?', false],
  ['show me the duke for Sophie', false],
  ['a poster for my brother', false],
  ['the duke, please', false],
  ['three bags of the duke, ground', true],
  ['one duke and one captain, please', true],
  ['three bags of the duke, is that enough?', false],
  ["I'll take the duke", true],
  ["4 bags of Jack's pumpkin for thanksgiving", true],
  ["4 bags of Jack's pumpkin for thanksgiving, is that enough?", false],
  ['Three things about the duke, please, I have my pencil ready', false],
])('only says who gets what: %s: %s', (raw, isChoice) => {
  const said = tokensOf(plainText(raw)).join(' ');
  expect(basketAfter({ said, raw, self: 'masters-blend', intent: 'tell-me', person: null, memory: noMemory() }).isChoice).toBe(isChoice);
});

test.each([
  [['one brunana', 'if I add one more, is shipping free?'], ['1 brunana'], 1],
  [['two captains and one duke', 'what if I took two more captains?'], ['2 captains-choice', '1 dukes-spice'], 2],
  [['two captains and one duke', 'if I drop one duke, how much is it?'], ['2 captains-choice', '1 dukes-spice'], 1],
  [['two captains', 'if I add a brunana, what is the total?'], ['2 captains-choice'], 2],
])('%j supposes a list, and leaves %j', (messages, lines, count) => {
  expect(basketOf(messages)).toEqual({ lines, ordered: count });
});

test.each([
  [['one brunana', 'if I add one more, is shipping free?', 'ok, do it'], ['2 brunana']],
  [
    ['two captains and one duke', 'what if I took two more captains?', 'go ahead'],
    ['4 captains-choice', '1 dukes-spice'],
  ],
  [
    ['two captains', 'if I add a brunana, what is the total?', 'yes please'],
    ['2 captains-choice', '1 brunana'],
  ],
  [['two captains', 'if I add a brunana, what is the total?', 'no, leave it'], ['2 captains-choice']],
  [['two captains', 'if I add a brunana, what is the total?', 'is it fruity?', 'do it'], ['2 captains-choice']],
])('a supposed list is taken at once, or not at all: %j leaves %j', (messages, lines) => {
  expect(basketOf(messages).lines).toEqual(lines);
});

test('without a list, a supposed change is of the last sum', () => {
  const last = { intent: 'total', products: ['brunana'], quantities: [2], supposed: null } as unknown as Turn;
  expect(basketOf(['if I add one more, is shipping free?'], 'total', { last })).toEqual({ lines: [], ordered: 1 });
  expect(basketOf(['if I add one more, is shipping free?', 'do it'], 'tell-me', { last }).lines).toEqual(['3 brunana']);
});

test.each([
  [
    ['two captains and four dukes', 'halve everything'],
    ['1 captains-choice', '2 dukes-spice'],
  ],
  [
    ['two captains and four dukes', 'cut it all in half please'],
    ['1 captains-choice', '2 dukes-spice'],
  ],
  [
    ['two captains and four dukes', 'double the whole order'],
    ['4 captains-choice', '8 dukes-spice'],
  ],
  [
    ['two captains and four dukes', 'should I double the whole order?'],
    ['2 captains-choice', '4 dukes-spice'],
  ],
  [['two captains, one brunana and one duke', 'remove everything except the duke'], ['1 dukes-spice']],
  [
    ['two captains and one duke', 'drop the duke', 'hm, add it back'],
    ['2 captains-choice', '1 dukes-spice'],
  ],
  [
    ['two captains, one brunana and one duke', 'remove everything except the duke', 'put them back'],
    ['1 dukes-spice', '2 captains-choice', '1 brunana'],
  ],
  [['two captains and one duke', 'drop the duke', 'put it back on the shelf'], ['2 captains-choice']],
  [['two captains and one duke', 'drop the duke', "don't add it back", 'should I add it back?'], ['2 captains-choice']],
  [['two captains', "I won't take another", 'my sister would take another'], ['2 captains-choice']],
  [['put together: two captains'], ['2 captains-choice']],
  [['two captains', 'can I swap one for milk?'], ['2 captains-choice']],
  [
    ['three captains', 'swap one for the duke'],
    ['2 captains-choice', '1 dukes-spice'],
  ],
  [['two captains for Tom', 'if I take one for me too, is shipping free?', 'ok do it'], ['2 captains-choice (Tom)']],
  [
    ['two captains and four dukes', 'my kids always double everything', 'I split it all in half with them'],
    ['2 captains-choice', '4 dukes-spice'],
  ],
  [
    ['the duke please', 'make it 3 and a Brunana'],
    ['3 dukes-spice', '1 brunana'],
  ],
  [
    ['the duke and the captain', 'swap the duke for a decaf'],
    ['1 captains-choice', '1 decaf-destiny'],
  ],
  [['the captain please', 'add the captain again'], ['2 captains-choice']],
  [['two captains', 'add one more'], ['3 captains-choice']],
  [
    ['two captains', 'could you remove one captain anyway, and add a decaf for me?'],
    ['1 captains-choice', '1 decaf-destiny (me)'],
  ],
  [['two captains', 'could I add a duke or a java?'], ['2 captains-choice']],
  [
    ['two captains for Tom', 'swap one captain for a duke'],
    ['1 captains-choice (Tom)', '1 dukes-spice (Tom)'],
  ],
  [
    ['the duke for mom and the captain for dad', 'wait mom hates cinnamon, give her the java'],
    ['1 captains-choice (dad)', '1 chocolate-java (mom)'],
  ],
  [
    ['two captains', 'great. and one poster on top, new total?'],
    ['2 captains-choice', '1 stranger-brew-poster'],
  ],
  [
    ['gimme 1 java 1 duke', 'hmm make the duke a brunana'],
    ['1 chocolate-java', '1 brunana'],
  ],
  [['one rambler, one neighbor', 'drop the neighbor'], ['1 baggins']],
  [['one brunana', 'wait no the java'], ['1 chocolate-java']],
  [['one brunana', 'wait, the java is too sweet'], ['1 brunana']],
  [['put a pumpkin in for my neighbor'], ['1 jacks-pumpkin (my neighbor)']],
  [['add mint to cart', 'add another'], ['2 mint-stole-christmas']],
  [
    ['two javas', 'my sister wants one too'],
    ['2 chocolate-java', '1 chocolate-java (my sister)'],
  ],
  [
    ['three dukes and two javas', 'double that'],
    ['6 dukes-spice', '4 chocolate-java'],
  ],
  [
    ['three dukes and two javas', 'they double that every year'],
    ['3 dukes-spice', '2 chocolate-java'],
  ],
  [['one duke for thanksgiving'], ['1 dukes-spice']],
])('%j leaves %j, by a change of what is chosen', (messages, lines) => {
  expect(basketOf(messages).lines).toEqual(lines);
});

const FOR_DAD = { slug: 'sparrows', count: 1, person: 'your dad', grind: null };
const FOR_SISTER = { slug: 'darth', count: 1, person: 'your sister', grind: null };
test.each([
  ['he gets that', ['1 sparrows (your dad)']],
  ['she gets that', []],
  ["I'll take that next month maybe", []],
  ['she can have that one then', []],
  ["that's dad done", ['1 sparrows (your dad)']],
  ["ok, that's my dad sorted.", ['1 sparrows (your dad)']],
  ["that's my boss sorted", []],
  ["when is my dad's parcel done?", []],
])('beside a recommendation for one person, %s leaves %j', (message, lines) => {
  expect(basketOf([message], 'tell-me', { proposed: [FOR_DAD], lastProducts: ['sparrows'] }).lines).toEqual(lines);
});

test.each([
  ["that's my dad done", 'tell-me', ['1 sparrows (your dad)'], null],
  ['he gets that', 'tell-me', ['1 sparrows (your dad)'], null],
  ['those two then', 'tell-me', ['1 sparrows (your dad)', '1 darth (your sister)'], null],
  ['how much is everything', 'total', ['1 sparrows (your dad)', '1 darth (your sister)'], 2],
] as const)('beside recommendations for two persons, %s (%s) leaves %j', (message, intent, lines, ordered) => {
  expect(basketOf([message], intent, { proposed: [FOR_DAD, FOR_SISTER], lastProducts: ['darth'] })).toEqual({ lines, ordered });
});

test.each([
  ['could you swap the duke for the captain?', true],
  ['could we add a brunana?', true],
  ['could you swap the duke for the captain? And is it strong?', false],
  ['could you tell me about the captain?', false],
])('of a list, only changes it: %s: %s', (raw, isChoice) => {
  const said = tokensOf(plainText(raw)).join(' ');
  const basket = [{ slug: 'dukes-spice', count: 1, person: null, grind: null }];
  const memory = { ...noMemory(), basket };
  expect(basketAfter({ said, raw, self: 'masters-blend', intent: 'tell-me', person: null, memory }).isChoice).toBe(isChoice);
});
