import { describe, expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { afterMessage, healthAfterMessage, inWords, noHardWishes, noHealthWishes, withHealth } from './hard-wishes.ts';
import { readWishes } from './read-wishes.ts';

const { vocabulary } = seededCatalogue();
function read(text: string) {
  return readWishes(text, vocabulary);
}

describe('no caffeine', () => {
  test.each([
    'I cannot have any caffeine at all',
    'must not have any caffeine',
    'without any caffeine please',
    'no caffeine',
    "I can't have caffeine",
    'I must not have even a little caffeine',
    'caffeine gives me migraines',
    'caffeine = panic attacks for me',
    'something for after dinner, and it will not keep me up',
    'caffeine free please',
    'decaf',
    "I'm off caffeine",
    "I don't want any caffeine",
    'zero caffeine, but chocolate',
    'caffeine makes me shake',
    'caffeine keeps me awake',
    'my doctor has forbidden me caffeine - caffeine is forbidden',
    'I am sensitive to caffeine',
    'I have a heart condition',
    'I am pregnant',
    'I had to quit caffeine',
    'i have to stop having caffeine',
    'trying to stop drinking caffeine',
    'cutting caffeine',
    'doctor wants me to lay off caffeine',
    'no caffeine allowed',
    'caffeine is not allowed',
    'I am not allowed any caffeine',
    'caffeine is off limits',
    'caffeine is banned',
    'bitte ohne Koffein',
    'kein Koffein',
    'koffeinfrei bitte',
    'Ich habe ein Herzproblem',
    'ich bin schwanger',
    'sin cafeína por favor',
    'No puedo tomar cafeína',
    'descafeinado',
    'estoy embarazada',
    'sans caféine',
    'je ne peux pas boire de caféine',
    'un déca',
    "j'ai des problèmes cardiaques",
  ])('%s', (text) => {
    const said = read(text);
    expect(said).toMatchObject({ maxCaffeine: 'none' });
    expect(said.lifted).toMatchObject({ isCaffeine: false, isCaffeineNow: false });
  });

  test.each([
    ['I cannot have any caffeine at all', true],
    ['I must not have any caffeine', true],
    ['I have a heart condition', true],
    ["j'ai des problèmes cardiaques", true],
    ['without any caffeine please', false],
    ['decaf', false],
  ])('%s: about health %s', (text, isHealth) => {
    expect(read(text).health.isCaffeineFree).toBe(isHealth);
  });

  test.each([
    [true, "I'm on beta blockers, no caffeine allowed."],
    [true, 'i take warfarin, what can i drink'],
    [true, 'my dad is on blood thinners'],
    [true, "no caffeine, i'm on medication"],
    [true, 'my meds forbid caffeine'],
    [false, 'gf says i need to stop with caffeine after 4pm and its 9 now'],
    [false, 'i had too much caffeine today'],
  ])('none of it, about health %s: %s', (isHealth, text) => {
    expect(read(text)).toMatchObject({ maxCaffeine: 'none', health: { isCaffeineFree: isHealth }, lifted: { isCaffeine: false } });
  });

  test('not high in caffeine: medium', () => {
    expect(read('not high in caffeine please')).toMatchObject({ maxCaffeine: 'medium' });
  });

  test.each([
    "I'm pregnant so just a little bit of caffeine is ok",
    'not too much caffeine',
    'low caffeine',
    'less caffeine please',
    "can't sleep if i drink too much caffeine",
    'if i have a lot of caffeine i get the shakes',
    'too much caffeine makes me jittery',
  ])('little: %s', (text) => {
    expect(read(text)).toMatchObject({ maxCaffeine: 'low', health: { isCaffeineFree: false } });
  });

  test.each([
    'caffeine = awake',
    'it is strong, but it will not keep me awake any more',
    'How much caffeine is in it?',
    'the most caffeine you have',
    'this warms my heart',
    'Decaf Destiny',
    'I love caffeine',
    "i can't stop drinking caffeine",
    "i'll never give up caffeine",
  ])('none of it: %s', (text) => expect(read(text)).toMatchObject({ maxCaffeine: null, health: { isCaffeineFree: false } }));

  test.each([
    'and which of those has less caffeine?',
    'who has less caffeine, you or Darth',
    'does the second one have less caffeine',
    'why does a dark roast have less caffeine?',
    'do you have less caffeine than Sparrow?',
    'is he less smoky than you',
    'which one is less bitter?',
    'is it low in caffeine?',
  ])('a comparison rules nothing out: %s', (text) => expect(read(text)).toMatchObject({ maxCaffeine: null, exclude: [] }));

  test.each([
    'do you have anything with less caffeine?',
    'which coffee has less caffeine',
    'is something with less caffeine there?',
    'would like less caffeine please',
    'would prefer lower caffeine',
    'would be nice with coffee that has less caffeine',
    'are you able to get me less caffeine',
    'is it possible to get less caffeine',
    'is it late, less caffeine then',
  ])('a question for a product does: %s', (text) => expect(read(text)).toMatchObject({ maxCaffeine: 'low' }));

  test('one decaf for my mum and something really strong for my dad: both may be offered', () => {
    expect(read('one decaf for my mum and something really strong for my dad')).toMatchObject({ maxCaffeine: null });
    expect(read('a decaf for my mum')).toMatchObject({ maxCaffeine: 'none' });
  });

  test.each(['I can have caffeine again', 'any caffeine is fine', 'caffeine is fine', "I don't mind caffeine"])('lifted: %s', (text) => {
    expect(read(text)).toMatchObject({ maxCaffeine: null, lifted: { isCaffeine: true } });
  });
});

describe('allergies', () => {
  test.each([
    ['walnuts make my throat swell up', ['tree-nuts']],
    ['my son reacts to hazelnuts', ['tree-nuts']],
    ['I am allergic to nuts', ['tree-nuts', 'peanuts']],
    ["I'm allergic to peanuts and dairy", ['peanuts', 'milk']],
    ['nut allergy here', ['tree-nuts', 'peanuts']],
    ['one guest has a tree nut thing', ['tree-nuts']],
    ["I've got a peanut allergy", ['peanuts']],
    ['lactose intolerant', ['milk']],
    ["my wife can't have milk", ['milk']],
    ['peanuts could kill me', ['peanuts']],
    ['I break out in hives from almonds', ['tree-nuts']],
    ['I cannot eat gluten', ['wheat']],
    ['soy gives me a rash', ['soy']],
    ['Ich habe eine Nussallergie', ['tree-nuts', 'peanuts']],
    ['Ich bin allergisch gegen Haselnüsse', ['tree-nuts']],
    ['Ich vertrage keine Milch', ['milk']],
    ['soy alérgico a las nueces', ['tree-nuts', 'peanuts']],
    ['No puedo comer cacahuetes', ['peanuts']],
    ['je suis allergique aux noisettes', ['tree-nuts']],
    ["je suis allergique à l'arachide", ['peanuts']],
  ])('%s', (text, allergens) => {
    const said = read(text);
    expect(said.health.allergens).toEqual(allergens);
    expect(said.allergens).toEqual(allergens);
  });

  test('what is not let in is food', () => {
    expect(read('hazelnuts must not enter our kitchen').health.allergens).toEqual(['tree-nuts']);
    expect(read('I can not enter my coupon for the hazelnut bag').health.allergens).toEqual([]);
    expect(read('I can not come in today, the hazelnut one please').health.allergens).toEqual([]);
  });

  test('who never hates it refuses nothing', () => {
    expect(read('mint? I never hate it').exclude).toEqual([]);
    expect(read('something with mint. I really hate it').exclude).toEqual(['mint']);
    expect(read('something with mint. I nevertheless hate it').exclude).toEqual(['mint']);
  });

  test('a list is refused as a whole', () => {
    expect(read('Pecans, walnuts, almonds: all of them are off the menu').allergens).toEqual(['tree-nuts']);
    expect(read("something for autumn, but i swear if it's pumpkin again i scream").exclude).toEqual(['pumpkin']);
  });

  test.each([
    '🥜🚫 what do you suggest',
    '🥜🚫',
    '🚫🥜',
    '❌ 🌰',
    '🥜 ❌',
    'keine Nüsse',
    'ohne Nüsse bitte',
    'no nuts',
    'nut-free',
    'sin nueces',
    'sans noix',
    'pas de noix',
  ])('ruled out for the talk: %s', (text) => {
    expect(read(text).allergens).toContain('tree-nuts');
    expect(read(text).health.allergens).toEqual([]);
  });

  test.each([
    'Does it contain nuts?',
    'I love nuts',
    'something nutty',
    'chocolate milk please',
    'nothing but nuts',
    'Are there nuts in it?',
  ])('not ruled out: %s', (text) => expect(read(text).allergens).toEqual([]));

  test.each([
    'I can have nuts after all',
    'I am not allergic to nuts',
    'nuts are fine again',
    'my nut allergy is gone',
    'Ich kann doch Nüsse essen',
    'ya puedo comer nueces',
  ])('lifted: %s', (text) => {
    expect(read(text)).toMatchObject({ allergens: [], lifted: { allergens: ['tree-nuts', 'peanuts'] } });
  });

  test.each(['Can I have nuts?', 'What is your most expensive coffee?', 'I cannot have nuts after all', 'the nuttiest one', 'I want nuts'])(
    'not lifted: %s',
    (text) => expect(read(text).lifted.allergens).toEqual([]),
  );

  test('a taste that is no major allergen is about health, too', () => {
    expect(read('I am allergic to cinnamon')).toMatchObject({ exclude: ['spice'], health: { tastes: ['spice'] } });
  });
});

describe('budget', () => {
  test.each([
    ['less than ten bucks', 999],
    ['nothing over $16.50', 1650],
    ['nothing that costs more than $16', 1600],
    ['for a couple of bucks', 300],
    ['a fiver', 500],
    ['I only have a fiver', 500],
    ['under $17', 1699],
    ['up to 16.50 dollars', 1650],
    ["I don't want to spend more than 16", 1600],
    ['no more than twelve dollars', 1200],
    ['my budget is 15', 1500],
    ['$10 max', 1000],
    ['15 bucks or less', 1500],
    ['I have $9', 900],
    ['something for ten dollars', 1000],
    ['unter zehn Dollar', 999],
    ['menos de 10 dólares', 999],
    ['moins de 10 dollars', 999],
    ['höchstens 16 Dollar', 1600],
    ['for a tenner', 1000],
  ])('%s', (text, cents) => expect(read(text).maxPriceCents).toBe(cents));

  test.each([
    'under 5 minutes',
    'I have 2 cats',
    'for 4 people',
    'within 3 days',
    'for exactly one winter',
    'for 12 cups',
    'up to 5 cups a day',
    'I have 3 kids',
  ])('no budget: %s', (text) => expect(read(text).maxPriceCents).toBeNull());

  test.each(['any price', 'money is no object', 'forget the budget', "price doesn't matter"])('lifted: %s', (text) => {
    expect(read(text).lifted.isBudget).toBe(true);
  });
});

describe('not X', () => {
  test.each([
    ['no mint', ['mint']],
    ['I hate chocolate', ['chocolate']],
    ['no mint, chocolate or honey', ['mint', 'chocolate', 'honey']],
    ["I don't like mint", ['mint']],
    ['anything but chocolate', ['chocolate']],
    ['chocolate, but no mint', ['mint']],
    ['no mint, with chocolate', ['mint']],
    ['no caffeine and chocolate please', []],
    ['mint is disgusting', ['mint']],
    ['ohne Minze', ['mint']],
    ['sin chocolate', ['chocolate']],
    ['sans menthe', ['mint']],
    ['no dragons', []],
    ['no constructor', []],
  ])('%s', (text, exclude) => expect(read(text).exclude).toEqual(exclude));

  test('a group is left out as a whole', () => {
    for (const text of ['too sweet', 'not too sweet', 'nothing sweet', 'zu süß', 'demasiado dulce', 'trop sucré'])
      expect(read(text).exclude, text).toContain('caramel');
  });
});

describe('a talk', () => {
  function talk(...messages: string[]) {
    return messages.reduce(
      ({ wishes, health }, text) => {
        const said = read(text);
        return { wishes: afterMessage(wishes, said), health: healthAfterMessage(health, said) };
      },
      { wishes: noHardWishes(), health: noHealthWishes() },
    );
  }

  test('keeps a health wish until a plain statement lifts it', () => {
    const kept = talk('I am allergic to nuts', 'what is your most expensive coffee?', 'something nutty', 'I want hazelnut');
    expect(kept.health.allergens).toEqual(['tree-nuts', 'peanuts']);
    expect(talk('I am allergic to nuts', 'I can have nuts after all')).toEqual({ wishes: noHardWishes(), health: noHealthWishes() });
  });

  test('keeps a health wish when a wish of the talk is dropped', () => {
    const { wishes, health } = talk('I must not have caffeine', 'something with lots of caffeine, please');
    expect(inWords(withHealth(wishes, health))).toEqual(['no caffeine']);
  });

  test('keeps the budget, and drops a wish that is asked for by name', () => {
    expect(talk('under $17', 'what is your finest?').wishes.maxPriceCents).toBe(1699);
    expect(talk('no chocolate', 'now something with chocolate please').wishes.exclude).toEqual([]);
    expect(talk('decaf please', 'now one with caffeine').wishes.maxCaffeine).toBeNull();
  });
});

test('a dark roast is bitter, unless something strong or dark is asked for', () => {
  expect(read('nothing bitter please').refusedRoasts).toEqual(['dark']);
  expect(read('dark and strong, but not bitter').refusedRoasts).toEqual([]);
});

test.each(['can I have a nut thing', 'do you have a nut thing', 'something with a nut thing going on'])(
  'a wish is no allergy: %s',
  (text) => expect(read(text)).toMatchObject({ allergens: [], health: { allergens: [] } }),
);

test('a verdict on a noun is none on the adjective before it', () => {
  expect(read('creamy, nuts are a no because my sister would swell up')).toMatchObject({
    exclude: [],
    allergens: ['tree-nuts', 'peanuts'],
  });
  expect(read('smoky and sweet are a no').exclude).toEqual(expect.arrayContaining(['smoke', 'chocolate']));
  expect(read('minty, sweet are out').exclude).toEqual(expect.arrayContaining(['mint', 'chocolate']));
});

test.each([
  ['My son is allergic to milk and to all nuts', ['milk', 'tree-nuts', 'peanuts']],
  ['allergic to milk and also to nuts', ['milk', 'tree-nuts', 'peanuts']],
  ['allergisch gegen Milch und gegen Nüsse', ['milk', 'tree-nuts', 'peanuts']],
  ['allergic to nuts, and to be honest I love milk', ['tree-nuts', 'peanuts']],
])('a second "to" goes on with the allergy: %s', (text, allergens) =>
  expect(readWishes(text, vocabulary).health.allergens).toEqual(allergens),
);

test.each([
  ['Peanut allergy is still a no', { health: { allergens: ['peanuts'] } }],
  ['Palpitations, yuck. Which coffee is best for me?', { maxCaffeine: 'none', lifted: { isCaffeine: false } }],
  ['1: no caffeine, 2: under $15, 3: dark', { maxCaffeine: 'none' }],
  ['Mr Smith: dark roast, Ms Jones: something strong. Note: no caffeine', { maxCaffeine: 'none' }],
  ['something not too strong, or decaf', { maxCaffeine: 'none', isDecafRefused: false }],
  ["can't use sugar, nuts or milk because of diabetes", { allergens: ['tree-nuts', 'peanuts', 'milk'] }],
  ['if you give me decaf i will leave a great review', { isDecafRefused: false }],
  ['we are having no dessert, chocolate coffee please', { exclude: [] }],
  ['mom wants mint and dad wants caramel everything caffeine free', { maxCaffeine: 'none' }],
  ['no low caffeine stuff, I want zero', { isDecafRefused: false }],
  ["i can't eat nuts before bed", { allergens: ['tree-nuts', 'peanuts'] }],
  ['she ate walnuts after dinner and ended up in hospital', { health: { allergens: ['tree-nuts'] } }],
  ['we eat late so no caffeine after dinner', { maxCaffeine: 'none' }],
  ["can't take sugar, nuts or milk", { health: { allergens: ['tree-nuts', 'peanuts', 'milk'] } }],
  ['i want a dark roast for my dad who only drinks decaf', { maxCaffeine: 'none' }],
  ["she doesn't drink caffeine, she loves dark roast", { maxCaffeine: 'none' }],
  ['nothing high in caffeine, decaf please', { maxCaffeine: 'none', isDecafRefused: false }],
  ['decaf is still out, what else do you have?', { isDecafRefused: false }],
  ['tree nuts are still not allowed', { health: { allergens: ['tree-nuts'] } }],
  ['my doctor says no high caffeine', { health: { isCaffeineFree: true } }],
  ['requirements: caffeine free. preferences: strong', { maxCaffeine: 'none' }],
  ['me: decaf drinker. vibe: smoky', { maxCaffeine: 'none' }],
  ["un décaféiné, je n'aime pas trop le goût fort", { maxCaffeine: 'none', isDecafRefused: false }],
  ['i found nothing low in caffeine, i need something gentle', { maxCaffeine: 'low' }],
  ["this one tastes like hazelnut, not that, i'm allergic", { health: { allergens: ['tree-nuts'] } }],
  ['he gets enough decaf at work', { isDecafRefused: false }],
  ['dad wants smoky, mom wants chocolate, no caffeine in everything, please', { maxCaffeine: 'none' }],
  ['she is allergic to peanuts though , just peanuts', { lifted: { allergens: ['tree-nuts'] } }],
])('a condition stays beside what only looks like a figure of speech, a label or another person: %s', (text, ruledOut) =>
  expect(readWishes(text, vocabulary)).toMatchObject(ruledOut),
);
