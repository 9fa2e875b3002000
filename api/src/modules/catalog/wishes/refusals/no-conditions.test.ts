import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readRequest } from '../read-request.ts';
import { inWords } from '../hard-wishes.ts';
import { readWishes } from '../read-wishes.ts';

const { vocabulary } = seededCatalogue();
function read(text: string) {
  return readWishes(text, vocabulary);
}

test.each([
  ['I used to be allergic to peanuts but no more!! peanut caramel pls', ['peanuts']],
  ['i was allergic to milk as a kid but not anymore', ['milk']],
  ['my son used to be allergic to eggs but he outgrew it', ['eggs']],
  ["i used to have a peanut allergy, it's gone now", ['peanuts']],
  ['i used to be allergic to peanuts and milk but no longer. something creamy', ['peanuts', 'milk']],
])('what is over is lifted: %s', (text, allergens) =>
  expect(read(text)).toMatchObject({ allergens: [], exclude: [], lifted: { allergens } }),
);

test.each([
  'I used to be allergic to peanuts',
  'I used to be allergic to peanuts, no more peanuts please',
  'i was allergic to peanuts and still am',
  "i was allergic to peanuts, i'm ok now with my pills",
  "i was allergic to peanuts, i'm fine now if i take my meds",
  "i used to be allergic to peanuts, it's over now with the shots",
])('an allergy that is not said to be over stays: %s', (text) =>
  expect(read(text)).toMatchObject({ allergens: ['peanuts'], lifted: { allergens: [] } }),
);

test('a grown-out allergy asks for what it names', () => {
  expect(readRequest('I used to be allergic to peanuts but no more!! peanut caramel pls', vocabulary)).toMatchObject({
    tastes: ['nut', 'caramel'],
    exclude: [],
  });
});

test.each([
  ["I never said I don't like chocolate, I love it", ['chocolate']],
  ["it's not that i don't like chocolate", ['chocolate']],
  ["i didn't say i hate mint", ['mint']],
  ['not that i hate caramel', ['caramel']],
])('a denied dislike is a wish: %s', (text, askedTastes) => {
  expect(read(text)).toMatchObject({ exclude: [], lifted: { askedTastes } });
});

test('a denied allergy neither rules out nor lifts', () => {
  expect(read("i never said i'm allergic to nuts")).toMatchObject({ allergens: [], lifted: { allergens: [], own: [] } });
  expect(read("i said i don't like chocolate").exclude).toEqual(['chocolate']);
});

test.each([
  'my dog is allergic to peanuts, not me haha, so snickers flavor is still ok',
  'our puppy has a peanut allergy but i love nuts',
  "my cat can't have milk, something creamy for me",
])('an allergy of an animal is none of the visitor: %s', (text) =>
  expect(read(text)).toMatchObject({ allergens: [], exclude: [], lifted: { allergens: [], own: [] } }),
);

test.each([
  'my dog is allergic to peanuts and so am i',
  'my dog and i are allergic to peanuts',
  'my dog is allergic to peanuts, me too',
  'my dog has a peanut allergy and so do i',
  'my son is allergic to peanuts like my dog',
  'my dog is allergic to peanuts. no peanuts in the house please',
])('an allergy of somebody beside an animal holds: %s', (text) => expect(read(text).allergens).toEqual(['peanuts']));

test.each([
  "I couldn't care less about the caffeine, just make it taste like pumpkin pie",
  "i don't care if it's decaf",
  "don't care about caffeine",
])('what is of no weight is no condition: %s', (text) => {
  expect(read(text)).toMatchObject({ maxCaffeine: null, isDecafRefused: false });
  expect(readRequest(text, vocabulary)).toMatchObject({ caffeine: null, maxCaffeine: null, isDecafRefused: false });
});

test('a condition beside what is of no weight stays', () => {
  expect(read("don't care what you give me, no caffeine").maxCaffeine).toBe('none');
  expect(read("i don't care for nuts").exclude).toEqual(['nut']);
  expect(read("couldn't care less about the price").lifted.isBudget).toBe(true);
});

test.each([
  ['3 hrs of sleep, big meeting at 9. i need something that will wake the dead', 'high'],
  ['got no sleep last night, need a kick', 'high'],
  ['two hours of sleep. something strong pls', 'high'],
  ["i haven't slept in two days, something that kicks", 'high'],
  ['a night with no sleep, something strong', 'high'],
  ['for 3 nights no sleep, something strong', 'high'],
  ['i have a toddler and no sleep', null],
  ['coffee gives me nights with no sleep', 'none'],
  ["i can't sleep, something calming", 'none'],
  ['i need 8 hours of sleep tonight', 'none'],
  ['nothing that ruins my sleep', 'none'],
  ['coffee = no sleep for me', 'none'],
  ['kick back with a nice cup', null],
  ['he kicks me', null],
] as const)('%s: caffeine %s', (text, caffeine) => expect(readRequest(text, vocabulary).caffeine).toBe(caffeine));

test.each([
  ['just came off a 14 hour shift, I need something strong', 'high'],
  ['I need something that actually gets me out of bed', 'high'],
  ['trying to come off caffeine', 'none'],
  ["she's fine with caffeine", null],
  ["I never said anything about caffeine, caffeine's fine", null],
] as const)('of a shift, a bed and what is fine, %s: caffeine %s', (text, caffeine) =>
  expect(readRequest(text, vocabulary)).toMatchObject({ caffeine, isDecafRefused: false }),
);

test.each([
  ['my roommate wants something chocolaty, is the mint one ok with his allergy?', []],
  ['what if its too bitter, what do i change', []],
  ["I didn't rule out chocolate, only milk", []],
  ["I'm allergic to milk and my boyfriend wants caramel", []],
  ['forget the mint one, HR hates mint', ['mint']],
  ['peanuts are not ok with my allergy', []],
] as const)('%s: rules out the tastes %j', (text, exclude) => expect(read(text).exclude).toEqual(exclude));

test('what is not ok with an allergy stays forbidden', () => {
  expect(read('peanuts are not ok with my allergy').health.allergens).toEqual(['peanuts']);
  expect(read('is this ok with his nut allergy').health.allergens).toEqual(['tree-nuts', 'peanuts']);
});

test.each(['Mild was for the neighbour. My husband wants it dark', 'low caffeine is just the wife. something dark'])(
  'what was for another is no wish: %s',
  (text) => expect(readRequest(text, vocabulary)).toMatchObject({ roast: 'dark', refusedRoasts: [], maxCaffeine: null }),
);

test.each(['decaf is allowed! forget what I said about no decaf', 'decaf is fine'])('decaf is allowed, and not asked for: %s', (text) => {
  expect(read(text)).toMatchObject({ maxCaffeine: null, isDecafRefused: false, lifted: { isDecaf: true } });
  expect(readRequest(text, vocabulary).caffeine).toBeNull();
});
test('a question whether decaf is fine allows nothing', () => expect(read('is decaf ok?').lifted.isDecaf).toBe(false));

test.each(['no caffeine please, decaf is fine', "decaf is fine, I'm pregnant", "I can't have caffeine, decaf is ok"])(
  'beside a condition on caffeine, that decaf is fine lifts nothing: %s',
  (text) => expect(read(text).maxCaffeine).toBe('none'),
);
test.each([
  ['you did not exclude nuts, I am allergic', ['tree-nuts', 'peanuts']],
  ['they have not ruled out nuts as the cause of my allergy', ['tree-nuts', 'peanuts']],
  ["I did not mention peanuts, I'm allergic to them", ['peanuts']],
  ["I have not ruled out peanuts, I'm allergic", ['peanuts']],
] as const)('a denial lifts no allergen: %s', (text, allergens) => {
  expect(read(text).lifted.allergens).toEqual([]);
  expect(read(text).allergens).toEqual(allergens);
});
test.each(["I'm not good with caffeine", 'my wife is never ok with caffeine'])('allows no caffeine: %s', (text) =>
  expect(readRequest(text, vocabulary).maxCaffeine).not.toBe('high'),
);

test.each([
  "I'm not allergic, I just wanted to know if Mint Stole Christmas contains milk or nuts.",
  "tell me the same about Sparrow's Nest please: taste, caffeine, allergens",
  'is there really zero caffeine in Decaf Destiny? Is it safe for me?',
  'Is the Decaf Destiny really without caffeine?',
  'is it really without caffeine or just less?',
  'no food allergies here',
  'haha no bread thank you, just had a long day',
  "I only didn't want bread just then",
  'is the Chocolate Java ok for her or too much caffeine?',
  "I haven't ruled out anything",
  'So you yourself have no nuts in it?',
  'which one is less bitter?',
  'what about yours, would that keep me up?',
  'i never said little caffeine',
  'so yours has no milk listed, right?',
])('rules out nothing: %s', (text) => expect(inWords(readWishes(text, vocabulary))).toEqual([]));

test.each([
  ["I didn't rule out caffeine, only nuts", ['no peanuts', 'no tree nuts', 'no nut']],
  ['something without caffeine and allergens', ['no caffeine']],
  ['I avoid caffeine and allergens', ['no caffeine']],
  ['no bread, wheat or barley for me please', ['no grain', 'no wheat']],
  ['no cake or milk please', ['no milk']],
  ['no food with nuts', ['no nut', 'no peanuts', 'no tree nuts']],
  ['nothing with honey or too much caffeine?', ['low caffeine at most', 'no honey']],
  ['I want to know if it has nuts, my son is allergic to nuts', ['no peanuts', 'no tree nuts']],
  ['is there one without caffeine?', ['no caffeine']],
  ["I just wanted to know if there is one without nuts, I'm allergic", ['no peanuts', 'no tree nuts']],
  ['I want to know if I can have it, I have a nut allergy', ['no peanuts', 'no tree nuts']],
] as const)('%s: %j', (text, words) => expect(inWords(readWishes(text, vocabulary)).toSorted()).toEqual([...words].toSorted()));

test.each([
  ['forget the heartburn, give me the dark one', ['dark']],
  ["I'll take the light one", ['light']],
  ['not the dark one', []],
])('who takes a coffee by its roast allows the roast: %s', (text, roasts) => expect(read(text).lifted.roasts).toEqual(roasts));

test('a taste that was never refused is allowed', () => {
  expect(readWishes('I never said no to grain, toast is lovely', vocabulary).exclude).toEqual([]);
});

test.each([
  'Molasses is just the taste then, not actual molasses in it?',
  "cinnamon isn't really fruity though",
  "but that's not really fruity",
  'were you all asleep?',
  'does it really have zero caffeine or just less?',
  'and it really has no nuts, only milk?',
  'he always drank it with two sugars and complained it was too bitter',
  'Decaf Destiny instead of the mint one',
  "well he doesn't drink it",
  'so 13 dollars left, then I could add a poster?',
  'I have nothing against grain',
  'no wait one mint and one pumpkin',
  'no actually mint',
  'two mint no wait one mint',
  'no the mint one',
  'now without one pumpkin',
  'same but without one mint',
  'Need a coffee for after dinner, something a bit festive',
  'is that a bit festive?',
  'Still, would it hold up black, with no sugar, at six in the morning?',
])('is no condition: %s', (text) => {
  const { allergens, exclude, maxCaffeine, maxPriceCents, refusedRoasts } = read(text);
  expect({ allergens, exclude, maxPriceCents, refusedRoasts }).toEqual({
    allergens: [],
    exclude: [],
    maxPriceCents: null,
    refusedRoasts: [],
  });
  expect(maxCaffeine === null || text.startsWith('Decaf')).toBe(true);
});

test.each([
  ['one that is not really sweet', 'exclude'],
  ['something nutty but not actual nuts in it', 'allergens'],
  ["instead of the peanut one, I'm allergic to peanuts", 'allergens'],
  ['he complained it was too bitter, what else is there', 'exclude'],
  ['no nuts for me, they are not ok', 'allergens'],
  ['make sure it is not very sweet', 'exclude'],
  ["he doesn't drink it with milk", 'allergens'],
  ['instead of the mint one, something without milk', 'allergens'],
  ["it has no nuts, right? he can't have nuts", 'allergens'],
  ['so far 13 dollars is my limit', 'maxPriceCents'],
] as const)('is a condition: %s', (text, kind) => {
  const found = read(text)[kind];
  expect(Array.isArray(found) ? found.length > 0 : found !== null).toBe(true);
});
