import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readRequest } from '../read-request.ts';
import { readWishes } from '../read-wishes.ts';

const { vocabulary } = seededCatalogue();

test.each([
  'one strong, one decaf',
  'one strong and one decaf',
  'two for the office, 1 decaf 1 strong',
  'a decaf and a dark roast',
  'a smoky one, a minty one and a decaf',
  'my dad: dark & smoky. my mom: fruity, no caffeine. my brother: peanuts and caramel',
  'my dad - something smoky. my mom - decaf',
  'mom: decaf. dad: strong',
  'sis = peppermint everything, bro in law = hazelnut, granny = decaf',
  "one: dark. two: sweet with milk chocolate. three: doesn't drink caffeine",
  'i need two bags: one decaf, one with a kick',
  'one with caffeine, one without caffeine',
  'decaf for her, strong for me',
  'my wife drinks decaf, i need something strong',
  'my wife quit caffeine and i want something strong, one bag each',
  'he needs a kick, she needs no caffeine at all',
  'two bags. one for the wife who is off caffeine, one to get me thru the school run',
  'one for dad who gave up caffeine, one to get me going',
  "two of us: i need decaf, boyfriend wants the darkest thing you've got",
  "i'm hosting four: two only drink decaf, one wants a light roast, and my uncle wants it strong",
  'half of them want decaf and half want chocolate',
  'half the office is off caffeine, the other half wants rocket fuel',
  'jo drinks decaf, max wants it smoky, and i like honey',
  'alice wants no caffeine. bob wants all the caffeine',
  'my 80 year old grandad is retired and only drinks decaf, my nephew (20) wants chocolate',
  'mein vater trinkt nur entkoffeinierten kaffee, meine mutter liebt schokolade',
  'para mi abuela uno descafeinado, para mi hermano uno muy fuerte',
  'ok so: caffeine is off the table for my mom, hubby likes it dark, I like it smoky. One bag each!',
  "caffeine's off the menu for my sister, I want something strong",
  'for my mom caffeine is out, my dad likes it smoky',
  'i want 3 bags. one spicy one minty one with no caffeine',
  '3 bags one smoky one nutty one decaf please',
  '3 bags. 1 spicy 1 minty 1 with no caffeine',
  'one for the morning that smells of bread, one for the night so i can sleep',
  'no caffeine for my mom, hubby likes it dark',
  'two coffees, one with mint one without caffeine',
  'I want to brew a pot that smells like bread in the morning, and at night one that lets me sleep',
  'something fruity for mornings, and at night something that helps me sleep',
  'one to wake me up in the morning and one that helps me fall asleep at night',
  'a pot that tastes like a campfire and at bedtime one without caffeine',
  'at night a decaf, in the morning something with a kick',
  'my wife drinks decaf, so something chocolatey for me please',
  'she drinks decaf, a dark one for me',
  'We would like one decaf and one regular that most folks will enjoy',
  'one decaf, one normal',
  'a bag of decaf and a bag of regular',
  'one caffeinated, one decaf',
  'mum has decaf and dad has regular',
  'In the morning I want it strong, at night without caffeine',
  'strong for the mornings and a caffeine-free one for the evenings',
  'decaf for the evening, chocolate for the morning',
  'strong mornings, decaf evenings',
  'regular in the mornings, decaf at night',
  'Ruth wants dessert in a cup, Mel hates sweet stuff, and Jo is off caffeine completely',
])('a caffeine condition of one part rules out nothing: %s', (text) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: null, isDecafRefused: false });
  expect(readRequest(text, vocabulary)).toMatchObject({ caffeine: null, maxCaffeine: null, isDecafRefused: false });
});

test.each([
  'one decaf for me and one decaf for my mum',
  'my dad: decaf. my mom: decaf',
  'one smoky, one minty, both decaf',
  'a smoky one and a minty one, no caffeine',
  'no caffeine please, one dark and one minty',
  'a smoky one and a minty one, all without caffeine',
])('a caffeine condition of all parts holds: %s', (text) => {
  expect(readRequest(text, vocabulary).caffeine).toBe('none');
});

test.each([
  'a decaf, something minty',
  'a decaf and a hint of mint',
  'a decaf and a mug',
  'no caffeine and a smoky one',
  'i want a decaf, a friend told me about you',
  'my wife loves chocolate, i want no caffeine',
  'my husband likes it strong, i want no caffeine',
  'my wife drinks decaf, she needs something strong',
  'one for the wife who is off caffeine',
  'one for me and one for my wife, both off caffeine',
  'one for the wife who is off caffeine for the baby, one to get me going',
  'my wife drinks decaf and i need a gift for her with chocolate',
  'my wife drinks decaf so i want a chocolate one we can share',
  'my brother likes it dark, my budget is 20 and i want decaf',
  'caffeine is off the table for my mom',
  'caffeine is off the table for me, my husband likes it dark',
  'caffeine is off the table for my mom because of her heart, dad likes it dark',
  'caffeine is off limits for my mom, dad likes it dark',
  'no caffeine for my mom because of her heart, dad likes it dark',
  'no caffeine for my mom',
  'no caffeine for me, my husband likes it dark',
  'a decaf for me, my husband likes it strong',
  'i want one spicy one with no caffeine',
  'just one minty one without caffeine',
  'a smoky one for me, without caffeine please',
  "something for mornings that won't keep me up at night",
  'a decaf in regular size',
  'two decaf, normal price',
  'one decaf that tastes like regular coffee',
  'evenings and mornings, no caffeine',
  'decaf in the morning, decaf at night',
  'no caffeine in the evening please',
  'Meine Frau verträgt abends kein Koffein, ich selbst mag es rauchig',
])('what may be one coffee has its conditions: %s', (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBe('none'));

test.each([
  "I'm pregnant. one smoky, one minty",
  'my mom: pregnant, no caffeine. my dad: dark',
  "my mom: can't have caffeine. my dad: dark",
  "my wife can't have caffeine, i need something strong",
  "jo can't have caffeine because of her heart, max wants it strong",
  'caffeine is off the table for my pregnant sister, i like it dark',
  'my doctor says caffeine is off the table for me, hubby likes it dark',
  'my wife is pregnant, so a decaf for her, a strong one for me',
  'I have a heart condition: strong in the morning, no caffeine at night',
  'strong in the morning, but I am pregnant so no caffeine at night',
  "I can't have caffeine at night, but in the morning I want it strong",
  'I am pregnant. one decaf and one regular for my husband',
])('a health condition of one part holds for all: %s', (text) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: 'none', health: { isCaffeineFree: true } });
});

test.each([
  'mum loves chocolate, dad hates sweet stuff, and my sister is into spicy chai',
  'my dad: nothing sweet. my mom: chocolate',
  'teacher (hates sweet stuff), bus driver (loves chocolate). two gifts, each under 17',
  'two under 20 bucks each. one sweet, and one that is chocolate but not sweet',
  'my dad likes it not too sweet, my mom likes chocolate',
  "my partner can't stand sweet things, i want chocolate",
  "kim is a chocoholic, lee can't stand sweet stuff",
])('what one person dislikes rules out nothing for the others: %s', (text) =>
  expect(readRequest(text, vocabulary)).toMatchObject({ tastes: expect.arrayContaining(['chocolate']) as string[], exclude: [] }),
);

test.each([
  'Ruth wants dessert in a cup, Mel hates sweet stuff, and Jo is off caffeine completely',
  "Tom wants a treat, Ann can't stand sweet stuff, Bo wants it smoky",
  'Kim loves dessert, Lee dislikes sweet things and Max drinks decaf',
])('what one hates is no condition where another wants dessert: %s', (text) =>
  expect(readRequest(text, vocabulary)).toMatchObject({ moods: ['indulgent'], exclude: [] }),
);

test('"ich mag es rauchig" beside a wife without caffeine asks for smoke', () => {
  for (const text of [
    'Meine Frau verträgt abends kein Koffein, ich selbst mag es rauchig',
    'Meine Frau verträgt kein Koffein, mir schmeckt es rauchig',
  ])
    expect(readRequest(text, vocabulary)).toMatchObject({ tastes: ['smoke'], caffeine: 'none' });
});

test.each([
  'I hate sweet stuff, Anna wants dessert',
  'my dad hates sweet stuff',
  'my mom likes it fruity, i hate sweet stuff',
  'my dad: nothing sweet. my mom: nothing sweet',
])('what the only one, the visitor or everybody dislikes is ruled out: %s', (text) =>
  expect(readRequest(text, vocabulary).exclude).toContain('chocolate'),
);

test.each([
  ['my mum loves mint, my dad hates smoky coffee', 'smoke'],
  ["my mum can't have chocolate, my dad loves chocolate", 'chocolate'],
  ['my dad hates smoky things and hates sweet stuff, my mum loves chocolate', 'smoke'],
  ['my dad: hates sweet stuff. my mum: allergic to caramel', 'chocolate'],
  ['my mum is allergic to chocolate, my dad loves chocolate', 'chocolate'],
])('what one person dislikes and no other asks for, or cannot have, is ruled out for all: %s', (text, taste) =>
  expect(readRequest(text, vocabulary).exclude).toContain(taste),
);

test.each([
  'nah too dark for me. somethin lighter',
  "dark roast only. don't show me that light hipster stuff",
  'Pumpkin season can stay away from me. Something for autumn WITHOUT pumpkin, please.',
  'decaf would be better actually, I crash so hard on mondays',
])('what a visitor says of one coffee in several sentences holds: %s', (text) => {
  const { exclude, refusedRoasts, caffeine } = readRequest(text, vocabulary);
  expect([...exclude, ...refusedRoasts, caffeine].filter((condition) => condition !== null)).toHaveLength(1);
});

test('an allergy of one part holds for all', () => {
  expect(readWishes('my mom: allergic to nuts. my dad: dark', vocabulary).health.allergens).toEqual(['tree-nuts', 'peanuts']);
  expect(readWishes('my dad: dark & smoky. my mom: no nuts', vocabulary).allergens).toEqual(['tree-nuts', 'peanuts']);
  expect(readWishes('jo is allergic to milk and wants dessert, i just want pumpkin', vocabulary).allergens).toEqual(['milk']);
});

test.each([
  'he wants it to taste like a bonfire, she wants something gentle',
  'my husband likes it smoky, my daughter wants a mild one',
  'one of them wants it dark, the other wants something soft',
  'the sopranos want it mild, the basses want it strong',
  'for mom: something delicate, like tea. for dad: strong',
  "she still wants mild, but I've had a night with no sleep, so a strong one for me please",
])('one person wants it heavy, another mild: %s', (text) =>
  expect(readRequest(text, vocabulary)).toMatchObject({ maxCaffeine: null, refusedRoasts: [] }),
);

test('of a soft coffee and one like a dessert only the first is to have no caffeine', () => {
  const text = 'Something soft with no caffeine for the evenings, please, and a proper dessert-like one for my afternoons.';
  expect(readWishes(text, vocabulary).maxCaffeine).toBeNull();
  expect(readRequest(text, vocabulary).caffeine).toBeNull();
});

test.each(['something that smells like bread and lets me sleep', 'a mint one that lets me sleep'])('one coffee to sleep: %s', (text) =>
  expect(readRequest(text, vocabulary).caffeine).toBe('none'),
);

test('beside a person, "she" is the same one', () => {
  expect(readRequest('my wife likes it smoky, she wants something gentle', vocabulary)).toMatchObject({ maxCaffeine: 'medium' });
});

test('"one chocolatey and one smoky" refuses neither, "one walnut and" does', () => {
  expect(readRequest('one strong and one minty', vocabulary)).toMatchObject({ refusedRoasts: [], maxCaffeine: null });
  expect(readRequest('one strong and a decaf', vocabulary)).toMatchObject({ refusedRoasts: [], maxCaffeine: null });
  for (const text of ['one chocolatey and one smoky', 'one chocolatey and a smoky one', 'one chocolatey and two smoky'])
    expect(readRequest(text, vocabulary)).toMatchObject({ tastes: ['chocolate', 'smoke'], exclude: [] });
  expect(readWishes('one walnut and a trip to the hospital', vocabulary).allergens).toEqual(['tree-nuts']);
  expect(readWishes('one walnut and i am in the hospital', vocabulary).allergens).toEqual(['tree-nuts']);
});

test.each([
  "Doctor's orders: no caffeine for me, hubby wants it strong.",
  "Doctor's orders: no caffeine in the evening, something strong in the morning.",
  "Strong in taste but not caffeine please, doctor's orders.",
])('what a doctor forbids in another sentence is kept: %s', (text) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: 'none', health: { isCaffeineFree: true } });
});
