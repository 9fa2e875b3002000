import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { noHealthWishes } from '../../catalog/index.ts';
import { guardOf, guardOfTalk } from './guard.rules.ts';
import { readTalk, withinCharacterLimit } from './read-talk.ts';

const catalog = seededCatalogue();
function wishesOf(...talk: string[]) {
  return guardOfTalk(catalog, talk).wishes;
}

test.each([
  [['peanut allergy', 'sorry, I meant almonds, not peanuts'], ['tree-nuts']],
  [["I'm allergic to peanuts. sorry, I mean almonds, not peanuts"], ['tree-nuts']],
  [["I'm allergic to peanuts", 'oops, not peanuts, almonds'], ['tree-nuts']],
  [["not peanuts, it's tree nuts I'm allergic to"], ['tree-nuts']],
  [['allergic to soy', 'sorry, I meant milk, not soy'], ['milk']],
  [
    ["no nuts, I'm allergic", 'same with dairy'],
    ['tree-nuts', 'peanuts', 'milk'],
  ],
  [
    ['allergic to nuts', 'oh and milk too'],
    ['tree-nuts', 'peanuts', 'milk'],
  ],
  [
    ['two of them are allergic to milk', 'Sorry, one more: tree nuts too.'],
    ['tree-nuts', 'milk'],
  ],
  [
    ['allergic to soy', 'I forgot to mention eggs'],
    ['eggs', 'soy'],
  ],
  [["peanuts can't come in the house because of my son"], ['peanuts']],
  [['milk may not enter our kitchen'], ['milk']],
  [["does it contain milk? and if it does, is there a chocolate one that doesn't?"], ['milk']],
  [['allergic to peanuts', 'forget the allergy bit, that was my cousin'], []],
  [['allergic to peanuts', 'drop the allergy thing. gimme the peanut one'], ['peanuts']],
  [['is any of the three got milk or nuts in it? one guy is allergic'], ['tree-nuts', 'peanuts', 'milk']],
  [["I can't have hazelnuts. Milk neither."], ['tree-nuts', 'milk']],
  [
    ['does the hilltop rambler have nuts?', "damn. i'm allergic. something as hearty but safe for me?"],
    ['tree-nuts', 'peanuts'],
  ],
  [['is there milk in it?', 'oh, my wife is allergic to that'], ['milk']],
  [['ist da Milch drin?', 'ich bin allergisch'], ['milk']],
  [['is there milk in it?', 'good to know, but I am allergic to peanuts'], ['peanuts']],
  [['is there milk in it?', "don't worry, I'm not allergic"], []],
  [
    ['does it have nuts?', "I'm allergic. And no milk please"],
    ['tree-nuts', 'peanuts', 'milk'],
  ],
  [['does it have milk?', "I don't think I'm allergic"], []],
  [
    ['does it have nuts?', "oh no I'm allergic"],
    ['tree-nuts', 'peanuts'],
  ],
  [
    ['does it have nuts?', "I'm actually very allergic"],
    ['tree-nuts', 'peanuts'],
  ],
  [
    ['does it have nuts?', 'my doctor said I am allergic, and no milk either please'],
    ['tree-nuts', 'peanuts', 'milk'],
  ],
  [['I avoid 🙏 anything with milk'], ['milk']],
  [['¿Tiene leche?', 'no soy alérgico'], []],
  [['y a-t-il du lait?', 'je suis allergique à la cannelle'], []],
  [['Milch vertrag ich nicht'], ['milk']],
  [['no 😅 nuts please'], ['tree-nuts', 'peanuts']],
  [["I can't have nuts, dairy or not!"], ['tree-nuts', 'peanuts', 'milk']],
  [["I can't have anything with eggs, soy if there is any"], ['eggs', 'soy']],
  [['peanuts gave me 20 hives'], ['peanuts']],
  [['I love nuts. There is no life without that'], []],
  [['Milch geht bei mir gar nicht'], ['milk']],
  [['nobody in our house can have nuts because of our youngest'], ['tree-nuts', 'peanuts']],
  [['Er darf weder Nüsse noch Milch enthalten.'], ['tree-nuts', 'peanuts', 'milk']],
  [['cow juice and I are sworn enemies'], ['milk']],
  [["peanut butter's my kryptonite, it's hospital"], ['peanuts']],
  [['Was an Haselsträuchern wächst, lässt mir die Zunge zuschwellen.'], ['tree-nuts']],
  [['ma tante est allergique aux noix et aime le chocolat'], ['tree-nuts', 'peanuts']],
  [["je suis allergique au lait et j'adore le caramel"], ['milk']],
  [['I am allergic to milk', "nvm the milk thing, I'll add it myself", 'something sweet'], ['milk']],
])('%j rules out %j', (talk, allergens) => expect(wishesOf(...talk).allergens).toEqual(allergens));

test('a dropped allergy is one that the talk has named, and not one of another day', () => {
  const health = { ...noHealthWishes(), allergens: ['peanuts' as const, 'milk' as const] };
  const messages = ['my cousin is allergic to peanuts', 'forget the allergy bit, she is not coming'];
  const { guard, health: after } = guardOf(catalog, { messages, lastCards: [], health });
  expect([guard.wishes.allergens, after.allergens]).toEqual([['milk'], ['milk']]);
});

test.each([
  ['allergic to milk', 'another mint one'],
  ['allergic to milk', 'one more with chocolate'],
  ['allergic to milk', 'sorry, something with mint'],
])('%s, %s: a wish is no further allergy', (...talk) => expect(guardOfTalk(catalog, talk).wishes.exclude).toEqual(['cream']));

test.each([
  [['no chocolate no mint', 'ok what if chocolate is allowed again'], ['mint']],
  [['no fruit', 'what if we put the fruit back in?'], []],
  [['no mint', 'what if mint is sold out'], ['mint']],
  [["I'm allergic to cinnamon", 'what if cinnamon is allowed again?'], ['spice']],
  [['no nuts', 'what if nuts are allowed again'], ['nut']],
  [['without fruit please', 'forget the fruit thing, I was thinking of banana only'], ['banana']],
])('after %j the excluded tastes are %j', (talk, exclude) => expect(wishesOf(...talk).exclude).toEqual(exclude));

test('a roast that is fine again is no longer ruled out for anybody', () => {
  const talk = ['nothing with nuts, my son is allergic', 'nothing dark either', "actually dark is fine, it's only me who'd be drinking it"];
  expect(wishesOf(...talk)).toMatchObject({ allergens: ['tree-nuts', 'peanuts'], refusedRoasts: [] });
  expect(wishesOf('my son hates dark roasts', 'a dark one for me', 'and for my son?').refusedRoasts).toEqual(['dark']);
});

test('what is added to a refused taste is refused as well, and a wish is none', () => {
  expect(wishesOf('no mint', 'chocolate neither').exclude).toEqual(['mint', 'chocolate']);
  expect(wishesOf('no mint', 'and chocolate please').exclude).toEqual(['mint']);
});

test('another sum replaces the budget, when one was named', () => {
  expect(wishesOf('max $15', 'actually 12').maxPriceCents).toBe(1200);
  expect(wishesOf('16 is my max', 'ok make it 17, my husband chipped in').maxPriceCents).toBe(1700);
  expect(wishesOf('actually 12').maxPriceCents).toBeNull();
});

test.each([
  ['my max is 10 dollars', 'ok fine i can do 16', 1600],
  ['16 max', "he's worth it, make it 20", 2000],
  ['16 max', "let's say 20 then", 2000],
  ['16 max', 'make it twenty', 2000],
  ['16 max', 'fine, 20', 2000],
  ['16 max', '17?', 1700],
  ['16 max', 'or 2?', 1600],
  ['16 max', '20 is fine too', 2000],
  ['16 max', 'raise it to 20', 2000],
  ['16 max', 'i can go up to 18 for a good one', 1800],
  ['16 max', 'make it two bags', 1600],
  ['16 max', 'make it 3 bags', 1600],
  ['16 max', 'make it 6', 1600],
  ['16 max', "i can't do 20", 1600],
  ['16 max', 'can i do 20 questions?', 1600],
])('"%s", then "%s": up to %i', (first, second, cents) => expect(wishesOf(first, second).maxPriceCents).toBe(cents));

test.each([
  ['i cant eat peanuts', 'wait no that was my old roommate, i can eat whatever lol'],
  ['i cant eat peanuts', 'no allergies on my side'],
  ["I can't eat peanuts. wait no, that was my roommate, i can eat whatever lol"],
  ['nut free please', 'sorry i typed wrong, i meant nutTY please lol, i eat nuts all day'],
  ['no nuts', 'sorry typo, i meant nutty'],
  ['no peanuts', 'i eat peanuts by the bucket'],
  ["I can't have milk", 'milk is fine'],
])('%j rules nothing out', (...talk) => expect(wishesOf(...talk)).toMatchObject({ allergens: [], exclude: [] }));

test.each([
  ['my son is allergic to nuts', 'i can eat anything'],
  ['my son is allergic to nuts', 'i eat nuts all day'],
  ['allergic to nuts', 'i can eat anything but nuts'],
  ['allergic to nuts', 'i can eat whatever but not nuts'],
  ['allergic to nuts', 'i meant nutty'],
  ['allergic to nuts', 'my dog is allergic to peanuts, not me haha'],
  ['allergic to nuts', 'the nuttiest one please'],
])('"%s", then "%s": the allergy stays', (...talk) => expect(wishesOf(...talk).allergens).toEqual(['tree-nuts', 'peanuts']));

test('a health wish of another day is not lifted by what the visitor eats', () => {
  const health = { ...noHealthWishes(), allergens: ['peanuts' as const] };
  expect(guardOf(catalog, { messages: ['i can eat anything'], lastCards: [], health }).health.allergens).toEqual(['peanuts']);
});

test('a correction swaps milk and its taste for peanuts', () => {
  expect(wishesOf("I can't have milk", "correction: i can't have peanuts, milk is fine")).toMatchObject({
    allergens: ['peanuts'],
    exclude: ['nut'],
  });
});

test('regular coffee ends a wish for decaf, and no health wish', () => {
  const regular = 'my wife says i can have caffeine again, so regular is ok';
  expect(wishesOf('i need decaf', regular).maxCaffeine).toBeNull();
  expect(wishesOf("i'm pregnant, no caffeine", regular).maxCaffeine).toBe('none');
});

test.each([
  [['no mint', "what's the mint one like?"]],
  [['no mint', 'do you have mint tea?']],
  [['no mint', 'my wife loves mint']],
  [['no mint', 'I used to like mint']],
])('%j still has no mint', (talk) => expect(wishesOf(...talk).exclude).toEqual(['mint']));

test('a taste that somebody is allergic to is not allowed by being asked for', () => {
  expect(wishesOf('allergic to cinnamon', 'something with cinnamon vibes please').exclude).toEqual(['spice']);
  expect(wishesOf('allergic to cinnamon', 'cinnamon is fine again').exclude).toEqual([]);
});

test.each([
  [['no caffeine for me', 'my brother says a little caffeine never hurt anybody']],
  [['no caffeine', 'a friend says caffeine is fine']],
])('%j: what others say or want lifts nothing', (talk) => expect(wishesOf(...talk).maxCaffeine).toBe('none'));

test.each([
  ['my friend pays 30 dollars a bag'],
  ['do you sell gift cards for 50 dollars?'],
  ['money is no object for her I guess'],
  ['I spent 40 bucks on a mug last week'],
])('a budget outlives: %s', (message) => expect(wishesOf('max $15', message).maxPriceCents).toBe(1500));

test('of nuts, those that are fine may be tasted', () => {
  expect(wishesOf('allergic to peanuts').exclude).toEqual(['nut']);
  expect(wishesOf('allergic to peanuts', 'hazelnut is fine')).toMatchObject({ allergens: ['peanuts'], exclude: [] });
});

test('what a message states before it corrects itself is kept', () => {
  const messages = ["I'm allergic to milk and peanuts. Sorry, I mean almonds, not peanuts"];
  const { health } = guardOf(catalog, { messages, lastCards: [], health: noHealthWishes() });
  expect(health.allergens.toSorted()).toEqual(['milk', 'tree-nuts']);
});

test.each([
  [['no caffeine please', 'Is the decaf made with chemicals? Do you have one without that?']],
  [['I want a dark decaf, one I can drink at night.']],
  [['no caffeine at all please', "the duke sounds lovely but isn't decaf?"]],
])('%j asks for no caffeine', (talk) => expect(wishesOf(...talk).maxCaffeine).toBe('none'));

test('who is allergic to what this message names has no allergy to what the message before asks for', () => {
  const talk = ['something chocolatey pls', "without milk please, I'm allergic"];
  expect(readTalk(talk, catalog.vocabulary).at(-1)!.change.health).toMatchObject({ allergens: ['milk'], tastes: [] });
});

test.each([
  [
    ["I'm allergic to hazelnuts", 'my girlfriend is allergic to peanuts, just peanuts'],
    ['tree-nuts', 'peanuts'],
  ],
  [['my girlfriend is allergic to nuts', "she's allergic to peanuts though, just peanuts"], ['peanuts']],
  [["I'm allergic to nuts", 'my doctor says I am allergic to peanuts, only peanuts'], ['peanuts']],
  [['any nutty coffee?', "she's allergic to peanuts though, just peanuts"], ['peanuts']],
])('%j: one kind of nut lifts the other for the same person alone', (talk, allergens) => {
  expect(wishesOf(...talk).allergens).toEqual(allergens);
});

test.each([
  [["I'm pregnant so no caffeine for me", 'he can have caffeine, caramel for him', 'and something soft for me?'], 'none'],
  [["I'm pregnant so no caffeine for me", 'ok now my husband, he can have caffeine', 'and for me again?'], 'none'],
  [['my husband must not have caffeine, his heart', 'he can have caffeine after all', 'something strong for him'], null],
  [["my wife can't have caffeine, she is pregnant", 'she can have caffeine', 'something strong'], null],
  [["I can't have caffeine, my heart", 'I can have caffeine after all'], null],
] as const)('of whom caffeine is allowed: %j leaves %s', (talk, most) => expect(wishesOf(...talk).maxCaffeine).toBe(most));

test('a message that asks for another who may have caffeine searches without the condition, and the next has it again', () => {
  const talk = ["I'm pregnant so no caffeine for me", 'he can have caffeine, caramel for him'];
  expect(wishesOf(...talk).maxCaffeine).toBeNull();
  expect(wishesOf(...talk, 'and for me?').maxCaffeine).toBe('none');
});

const long = Array.from({ length: 500 }, (_, place) => ({ text: String(place).padEnd(1_000, ' r') }));

test.each([
  'my wife has a nut allergy',
  'no shrimp for Ann',
  'sans œuf pour ma mère, ni arachides',
  'kein Koffein für Oma',
  'she swells up from cashews',
  'not for him 🥜',
])('of a talk of long messages the newest 30 are read, and the older "%s"', (text) => {
  expect(withinCharacterLimit([...long, { text }])).toEqual([...long.slice(0, 30), { text }]);
});

test('an older message about nothing but tastes is not read after 30 long ones', () => {
  expect(withinCharacterLimit([...long, { text: 'something with lemon' }])).toEqual(long.slice(0, 30));
});

test('of a talk of 500 usual messages all are read', () => {
  const usual = Array.from({ length: 500 }, () => ({ text: 'Something with chocolate and without nuts, for my sister ok' }));
  expect(withinCharacterLimit(usual)).toHaveLength(500);
});
