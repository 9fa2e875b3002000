import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readRequest } from './read-request.ts';

const { vocabulary } = seededCatalogue();

test.each([
  ['something with chocolate', { tastes: ['chocolate'] }],
  ['a dark roast, ground, no nuts', { roast: 'dark', grind: 'ground', exclude: ['nut'] }],
  ['something strong', { caffeine: 'high', tastes: [] }],
  ['i like it bold', { caffeine: 'high' }],
  ['give me a heavier thing', { caffeine: 'high' }],
  ['too heavy for my wife, something milder', { caffeine: null, maxCaffeine: 'medium', refusedRoasts: ['dark'] }],
  ['the tamest of the lot, with caffeine though', { maxCaffeine: 'low', isDecafRefused: true }],
  ['strong coffee gives me a racing heart, so something gentle. I do have to wake up', { caffeine: null, maxCaffeine: 'medium' }],
  ['scrap the decaf idea, keep it soft', { caffeine: null, isDecafRefused: true, maxCaffeine: 'medium' }],
  ['a lot of caffeine, no nuts', { caffeine: 'high', exclude: ['nut'] }],
  ['smoke I get plenty of at work, so keep it out of my mug', { tastes: [], exclude: ['smoke'] }],
  ['show me your darkest roast', { roast: 'dark', words: ['darkest'] }],
  ['everything here tastes like candy? I want a clean cup, closer to black tea than to dessert', { moods: [], tastes: ['tea'] }],
  ['cinnamon is in everything and I can not stand it', { tastes: [], exclude: ['spice'] }],
  ['my dad loves chocolate. my sister hates it', { exclude: [] }],
  ['something sweet please. my job, I hate it', { exclude: [] }],
  ['something with mint. I hate it when it rains', { tastes: ['mint'], exclude: [] }],
  ['for somebody who finds the mint too much but wants the cocoa', { tastes: ['chocolate'], exclude: ['mint'] }],
  ["my wife can't have milk and wants chocolate with mint", { tastes: ['chocolate', 'mint'], exclude: ['cream'] }],
  ['a colleague with a nut allergy who adores chocolate', { tastes: ['chocolate'], exclude: ['nut'] }],
  ['something lemony to wake up the palate', { caffeine: null, tastes: ['citrus'] }],
  ['is there one with rum and salt', { tastes: ['molasses', 'salt'], exclude: [] }],
  ['me apetece algo con especias', { tastes: ['spice'] }],
  ['if i may be so bold: something with chocolate', { caffeine: null, moods: [] }],
  ['a dark roast for the evening', { roast: 'dark', maxCaffeine: null }],
  ['i need it grinded', { grind: 'ground' }],
  ['something with cherrys', { tastes: ['berry'] }],
  ["lowest caffeine that isn't decaf", { caffeine: 'low', isDecafRefused: true }],
  ["a decaf that doesn't taste like decaf", { caffeine: 'none', isDecafRefused: false }],
  ['anything with figs?', { tastes: ['dried-fruit'], words: ['fig'] }],
  ['strong, with chocolate', { caffeine: null, moods: ['determined'], tastes: ['chocolate'] }],
  ['nothing bitter', { exclude: ['smoke'], refusedRoasts: ['dark'] }],
  ['nothing too strong', { maxCaffeine: 'medium', refusedRoasts: ['dark'] }],
  ['anything but decaf', { isDecafRefused: true, caffeine: null }],
  ['a decaf, please', { caffeine: 'none' }],
  ['something for a rainy evening', { moods: ['cozy'], maxCaffeine: 'low' }],
  ['something before bed', { caffeine: 'none' }],
  ['the weakest you have', { caffeine: 'none' }],
  ['how much caffeine is in it', { caffeine: null }],
  ['with a kick of cinnamon', { caffeine: null, tastes: ['spice'] }],
  ['euer stärkster Kaffee', { caffeine: 'high' }],
  ['sweet caramel', { tastes: ['caramel'] }],
  ['the dark stuff is way too bitter for me', { refusedRoasts: ['dark'] }],
  ['light roasts taste like sour water to me', { refusedRoasts: ['light'], tastes: [] }],
  ['something fruity but not sour', { exclude: ['citrus'] }],
  ['low caffeine, please', { maxCaffeine: 'low', caffeine: null }],
  ['i do not mind caffeine', { maxCaffeine: 'high', caffeine: null }],
  ['not sweet, and under $17', { exclude: ['chocolate', 'caramel', 'honey', 'cream', 'tropical', 'berry'], maxPriceCents: 1699 }],
  ['hazelnut, please', { tastes: ['nut'], words: ['hazelnut'] }],
  ['no nuts, with mint', { exclude: ['nut'], tastes: ['mint'] }],
  ['no caffeine and chocolate', { caffeine: 'none', tastes: ['chocolate'] }],
  ['not ground', { grind: 'whole-bean' }],
  ["isn't there one with mint", { tastes: ['mint'], exclude: [] }],
  ["don't you have something with fig", { tastes: ['dried-fruit'], exclude: [] }],
  ['and if you say pumpkin im leaving', { exclude: ['spice'] }],
  ['she makes a face at anything smoky', { exclude: ['smoke'] }],
  ['it must be black and thick as tar', { roast: 'dark' }],
  ['no dark roast', { refusedRoasts: ['dark'], roast: null }],
  ['the nuttiest one', { tastes: ['nut'] }],
  ['not the sweetest', { tastes: [], exclude: ['chocolate', 'caramel', 'honey', 'cream', 'tropical', 'berry'] }],
  ['most chocolatey', { tastes: ['chocolate'] }],
  ['like a black forest cake', { tastes: ['berry', 'chocolate'] }],
  ['something for halloween', { moods: ['festive'], words: ['pumpkin'] }],
  ['pumpkin pie', { tastes: ['spice'], words: ['pumpkin'] }],
  ['lactose intolerant, also prefer light roast', { roast: 'light', exclude: ['cream'] }],
  ['something that kicks, none of that caramel stuff', { caffeine: 'high', exclude: ['caramel'] }],
  ["can't sleep if i drink too much caffeine", { caffeine: null, maxCaffeine: 'low' }],
  ["I'm on beta blockers, no caffeine allowed.", { caffeine: 'none', maxCaffeine: null, lifts: false }],
  ["i'm decaf-curious but no, today I need a kick", { caffeine: 'high', isDecafRefused: true }],
  ['no decaf, no caffeine', { caffeine: 'none', isDecafRefused: false }],
  ['a poster', { category: 'merchandise' }],
  ['turn the light bulb on', { roast: null }],
  ['ich mag keine Nüsse', { exclude: ['nut'] }],
])('"%s"', (message, expected) => {
  expect(readRequest(message, vocabulary)).toMatchObject(expected);
});

test.each([
  ['ground, please', 'ground'],
  ['something nutty, pre-ground', 'ground'],
  ['do you have it ground?', 'ground'],
  ['not whole bean', 'ground'],
  ['gemahlen bitte', 'ground'],
  ['lo quiero molido', 'ground'],
  ['moulu, merci', 'ground'],
  ['whole beans please', 'whole-bean'],
  ["I don't want it ground", 'whole-bean'],
  ['ground is no good, whole bean instead of ground', 'whole-bean'],
  ['als ganze Bohnen', 'whole-bean'],
  ['en grains', 'whole-bean'],
  ['ground or whole bean?', null],
  ['what are the ground rules?', null],
  ['something with chocolate', null],
] as const)('%s: %s', (message, grind) => {
  expect(readRequest(message, vocabulary).grind).toBe(grind);
});

test.each([
  ['forget the budget', true],
  ['nuts are fine again', true],
  ['Doctor says caffeine is fine for me again!', true],
  ['ya puedo comer nueces', true],
  ['le prix, peu importe le prix', true],
  ['something with chocolate', false],
  ['now one with caffeine', false],
  ['under $20', false],
  ['are nuts fine?', false],
])('%s: takes something back %s', (message, lifts) => {
  expect(readRequest(message, vocabulary).lifts).toBe(lifts);
});

test('a refused decaf asks for no caffeine-free coffee', () => {
  expect(readRequest('NOT decaf, whats the point of decaf', vocabulary)).toMatchObject({ isDecafRefused: true, caffeine: null });
});
