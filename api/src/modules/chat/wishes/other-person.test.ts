import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { noHealthWishes } from '../../catalog/index.ts';
import { guardOf, guardOfPart, guardOfTalk } from './guard.rules.ts';
import { isForOtherPerson } from './other-person.ts';

const catalog = seededCatalogue();

test.each([
  ['need decaf for mom', 'a dark one for dad'],
  ['need decaf for mom', 'a dark one for dad', 'and my sister likes mint'],
  ['im breastfeeding so no caffeine at all, what can i have', 'and for my husband? he likes it dark and strong'],
  ['My doctor told me to give up caffeine altogether.', 'And my brother, who may still have all of it and likes a nutty taste?'],
  ["my grandma can't have caffeine", 'something for my uncle'],
  ["I'm pregnant, so no caffeine for me", 'something strong for my husband'],
  ['no caffeine please', 'something strong for my husband'],
  ['something low in caffeine', 'and my brother wants it strong'],
  ['something for my wife', "she can't have caffeine", 'and for my boss, who likes it strong'],
  ['ich suche was für meine Mutter, sie verträgt kein Koffein', 'und für meinen Vater? der mags dunkel'],
])('caffeine is fine for another person: %j', (...talk) =>
  expect(isForOtherPerson(talk.slice(0, -1), talk.at(-1)!, catalog.vocabulary)).toBe(true),
);

test.each([
  ['my wife is pregnant', 'something strong for my wife'],
  ['my wife is pregnant, no caffeine', 'something dark for my partner'],
  ['something for my wife', "she can't have caffeine", 'a dark one for my wife'],
  ["she can't have caffeine", 'a dark one for my sister'],
  ['no caffeine for me', 'something dark for me and my husband'],
  ['no caffeine for me', 'something dark for my husband and my dad'],
  ["my kids can't have caffeine", 'something for my son'],
  ["my parents can't have caffeine", 'a strong one for my dad'],
  ['no caffeine please', 'my husband says I should take a strong one'],
  ['no caffeine please', 'something for my pregnant sister'],
  ['no caffeine please', 'a decaf for my husband'],
  ['no caffeine please', 'something dark, we share it, for my dad'],
  ["my friend can't have caffeine", 'for my colleague, something dark'],
  ['something dark', 'and for my dad'],
  ["my other half can't have caffeine", 'something strong for my husband'],
  ["Tom and I can't have caffeine", 'something strong for my husband'],
  ['my better half is off caffeine', 'something strong for my wife'],
  ['the love of my life must not have caffeine', 'a dark one for my girlfriend'],
  ['meine bessere Hälfte darf kein Koffein', 'etwas Starkes für meinen Mann'],
  ["Tom can't have caffeine", 'something strong for my husband'],
  ['little caffeine for my dad', 'decaf for my mum', 'a dark one for my dad'],
])('in doubt, or of the same person, it is not: %j', (...talk) =>
  expect(isForOtherPerson(talk.slice(0, -1), talk.at(-1)!, catalog.vocabulary)).toBe(false),
);

test('what another person may have is searched for with their words, and the condition holds again after it', () => {
  const talk = ['need decaf for mom', 'a dark one for dad'];
  expect(guardOfPart(guardOfTalk(catalog, talk), 'a dark one for dad').wishes.maxCaffeine).toBeNull();
  expect(guardOfTalk(catalog, [...talk, 'and another one']).besideCaffeine.parts).toEqual([]);
  expect(guardOfTalk(catalog, [...talk, 'and another one']).wishes.maxCaffeine).toBe('none');
});

test('a condition that was stored on another day may be of the person who is meant now', () => {
  const health = { ...noHealthWishes(), isCaffeineFree: true };
  const said = { lastCards: [], health, messages: ['decaf for my mum please', 'a dark one for my dad'] };
  expect(guardOf(catalog, said).guard.besideCaffeine.parts).toEqual([]);
});
