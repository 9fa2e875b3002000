import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readRequest } from './read-request.ts';
import { readWishes } from './read-wishes.ts';

const { vocabulary } = seededCatalogue();

test.each([
  'a coffee to cry in the bath with. hardly any caffeine',
  'barely a trace of caffeine',
  'next to no caffeine please',
  'practically no caffeine',
  'minimal caffeine for tonight',
  "and of those, the one that's easiest on the caffeine?",
  'which of those is the gentlest on caffeine',
  'half the buzz, but NOT decaf',
  'somewhere between regular and decaf',
  'kaum Koffein bitte',
  'so wenig Koffein wie möglich',
  'casi nada de cafeína',
  'presque pas de caféine',
])('at most a little caffeine: %s', (text) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: 'low', health: { isCaffeineFree: false } });
  expect(readRequest(text, vocabulary)).toMatchObject({ caffeine: null, maxCaffeine: 'low' });
});

test.each([
  'He gets chest flutters from caffeine.',
  'Son cardiologue lui a interdit la caféine.',
  "Julie et Marc, ni l'un ni l'autre ne boit de caféine.",
  'ni mi marido ni mi hija beben cafeína',
  'weder er noch sie trinkt Koffein',
  "Theo can't, Mia won't, and I shouldn't - have caffeine, I mean.",
  'dads heart is dodgy',
  'hugo loves citrus, greta loves dark choc. hes fine w anything, shes had to give up caffeine',
  "The father likes dark roast. My niece likes a flat white, and my nephew anything with caramel. The boy isn't nine, so no caffeine for him. Regular is fine for the others.",
  "He's allowed caffeine and she isn't.",
  'jess and monique are fine with caffeine, the dude isnt, heart stuff',
  'Ella dejó la cafeína hace un año.',
  "Something sweet for Sylvia, she's carrying twins",
])('no caffeine: %s', (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBe('none'));

test.each([
  'the last bag had next to no caffeine',
  'is there practically no caffeine in the captain?',
  'whats the difference between you and decaf',
  'decaf vs regular, which one tastes better',
])('what a coffee has is no wish: %s', (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBeNull());

test.each(['she has it at ten and it keeps her up', 'my husband lies awake until two, help us both'])(
  'what costs sleep is to have none: %s',
  (text) => expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: 'none', health: { isCaffeineFree: false } }),
);

test.each([
  'coffee keeps me awake at work',
  'it keeps me up and i want something strong',
  'my daughter is 7 and needs to know how many of you there are',
])('nothing is said against caffeine: %s', (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBeNull());

test('of two persons one has quit caffeine: the other may have it, and the visitor alone may not', () => {
  expect(readRequest('My wife has quit caffeine. I have not, I drink it like water.', vocabulary).caffeine).toBeNull();
  expect(readRequest('My wife has quit caffeine.', vocabulary).caffeine).toBe('none');
  expect(readRequest('I have quit caffeine. My wife has not.', vocabulary).caffeine).toBe('none');
});

test.each([
  'Decaf only please: one dark for me, one with cherry for my sister.',
  'one with hazelnut for my dad, one with lemon for my mum, both decaf',
  'A dark one for Dad and a light one for Mum. Neither is allowed caffeine anymore.',
  'Ninguno de los dos podemos tomar cafeína. Yo quiero uno oscuro y ella uno con cereza.',
  'Ni lui ni moi ne pouvons boire de caféine, lui aime le fumé et moi la noisette',
  'Uniquement du déca svp : un à la cerise pour ma mère, un torréfié foncé pour mon frère.',
  "my other half gave up caffeine in march. i drink tea. he'd like something nutty",
])('what is said of all of several coffees holds for each: %s', (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBe('none'));

test('what need not be free of caffeine may have a little', () => {
  const read = readWishes("doesn't have to be no caffeine, just less", vocabulary);
  expect(read).toMatchObject({ maxCaffeine: 'low', lifted: { isCaffeine: true }, health: { isCaffeineFree: false } });
});

test.each([
  'And one decaf, also ground',
  'one captain, one decaf, both ground',
  'and 2 decaf',
  'add 1 decaf',
  'hi can i get 2 of the java and 1 decaf please',
  "and a decaf ground for when his mom comes. That's it, what do I have now?",
  'list so far: chocolate java x2, decaf x1',
  '3x java, 1x decaf',
  'make it two decaf instead of three',
  "let's double the decaf",
  "I'd start with nine bags: three of the decaf and six regular",
  'coffee for an office of 12, half regular half decaf',
  'mostly regular but a few decaf',
  'a mix of decaf and regular',
  '70% regular and 30% decaf',
  'two of the decaf drinkers are moving to another branch',
  'is decaf destiny completely caffeine free',
])('a decaf bag in an order sets no caffeine limit: %s', (text) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: null, isDecafRefused: false, health: { isCaffeineFree: false } });
});

test.each([
  'One decaf please',
  'and a decaf please',
  'one friend and one decaf',
  'We are two kids and one decaf please',
  'and a decaf for me, I can not sleep',
  'and one decaf only, no caffeine for me',
  'also, one decaf that tastes of chocolate',
  '2 of us drink it strong and one decaf please',
  'and a decaf one for my pregnant wife',
  'I need two bags, both decaf',
  'Some of them need decaf, maybe a third',
  'several residents need decaf',
  'we need decaf, the others want normal coffee',
  'the decaf drinkers are me and my sister',
  'half decaf, half regular is too much for me, just decaf',
  'half decaf, half regular. I take medication for my heart',
  'decaf x1, I take heart meds, java x2',
  'decaf x2, please, only decaf x1 for my mom',
  'My doctor told me to cut down after my heart scare. Do you carry decaf?',
  'If I drink coffee past 2 in the afternoon I stare at the ceiling till dawn',
])('%s rules out caffeine', (text) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: 'none' });
});

test.each([
  ['I have to be careful with caffeine', 'low'],
  ['I should be careful with how much caffeine I have', 'low'],
] as const)('who has to be careful wants little: %s', (text, maxCaffeine) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine, isDecafRefused: false, lifted: { isCaffeineNow: false } });
});

test('who cuts back on caffeine is not back on it', () => {
  expect(readWishes('I cut back on caffeine', vocabulary)).toMatchObject({ maxCaffeine: 'low', lifted: { isCaffeine: false } });
});

test('a dropped limit of caffeine is no wish for strong coffee', () => {
  expect(readRequest('forget the low caffeine for now, something dark', vocabulary)).toMatchObject({
    caffeine: null,
    isDecafRefused: false,
  });
});

test('orders of doctors are about health', () => {
  expect(readWishes('no caffeine for me, doctors orders', vocabulary).health.isCaffeineFree).toBe(true);
});

test.each(['never mind the caffeine thing', 'never mind the no caffeine rule'])('a dropped condition on caffeine is none: %s', (text) => {
  const request = readRequest(text, vocabulary);
  expect(readWishes(text, vocabulary).maxCaffeine).toBeNull();
  expect([request.caffeine, request.maxCaffeine]).not.toContain('none');
});

test.each([
  "Hm, forget the caffeine thing, he'll just drink it in the morning.",
  'ok ignore what I said about caffeine, I want something sweet',
  'never mind the no caffeine rule, what can you recommend',
])('a condition that is only dropped ends no condition of health: %s', (text) => {
  expect(readWishes(text, vocabulary).lifted).toMatchObject({ isCaffeine: false, isCaffeineNow: true });
});

test('a comparison of roasts asks for none', () => {
  const text = 'Is a dark roast lighter on caffeine than a mild one, or is that a myth?';
  expect(readRequest(text, vocabulary)).toMatchObject({ roast: null, refusedRoasts: [], maxCaffeine: null });
  expect(readWishes('do dark roasts have less caffeine than light ones?', vocabulary)).toMatchObject({
    maxCaffeine: null,
    refusedRoasts: [],
  });
});
