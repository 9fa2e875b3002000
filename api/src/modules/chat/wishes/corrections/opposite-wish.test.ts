import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { guardOfTalk } from '../guard.rules.ts';
import { withNone } from './opposite-wish.ts';

const catalog = seededCatalogue();

test.each([
  [['a decaf please', 'they just put me on nights, now i need the total opposite'], null],
  [['no caffeine please', 'changed my mind, the opposite'], null],
  [['low caffeine please', 'actually the other way round'], null],
  [['kein Koffein', 'jetzt genau das Gegenteil'], null],
  [['sin cafeína', 'ahora todo lo contrario'], null],
  [["i'm pregnant, no caffeine", 'now the opposite'], 'none'],
  [['a decaf please', 'that was too sweet, the opposite please'], 'none'],
  [['a decaf please', 'under $20', 'your shop is the opposite of cosy'], 'none'],
  [['a decaf please', 'under $20', 'the other way round, the money first'], 'none'],
])('%j: %s', (talk, most) => expect(guardOfTalk(catalog, talk).wishes.maxCaffeine).toBe(most));

test.each([
  [['the darkest please', 'dark for me tbh, one step down from that'], ['dark']],
  [["what's your darkest?", 'one step down from that please'], ['dark']],
  [['the darkest please', 'a notch less, then'], ['dark']],
  [['i like dark chocolate', 'one step down'], []],
  [['the darkest please', 'one step down in price'], []],
  [['the lightest please', 'one step down from that'], []],
])('%j refuses %j', (talk, roasts) => expect(guardOfTalk(catalog, talk).wishes.refusedRoasts).toEqual(roasts));

test.each([
  ['ok lower. none at all', 'something low in caffeine', true],
  ['none at all please', 'something low in caffeine', true],
  ['I have no allergies. None at all.', 'low caffeine please', false],
  ['none at all', 'something with chocolate', false],
])('%s after %s is no caffeine: %s', (text, before, isNone) => expect(withNone(text, before) !== text).toBe(isNone));
