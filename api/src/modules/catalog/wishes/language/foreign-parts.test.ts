import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readRequest } from '../read-request.ts';
import { readWishes } from '../read-wishes.ts';

const { vocabulary } = seededCatalogue();

test.each([
  'Necesito dos cafés: uno bien oscuro para mí y otro suave y ligero para mi mujer',
  'Ich brauche zwei: einen starken für mich und einen ohne Koffein für meine Mutter',
  'zwei Kaffees: einer mild für Oma, einer kräftig für Opa',
  'deux cafés: un déca pour ma mère et un très fort pour moi',
  'uno sin cafeína y otro con mucha',
  'hola, quiero uno con chocolate y otro sin cafeína',
  'ich möchte einen mit Schokolade und einen ohne Koffein',
  'ein starker und ein entkoffeinierter bitte',
  "un fort et un décaféiné s'il vous plaît",
  'mi madre toma descafeinado, yo quiero algo fuerte',
  'meine Frau trinkt koffeinfrei, ich brauche was Starkes',
  'one dark for me and a mild gentle one for my wife',
  'my wife likes it mild, i like it dark',
])('a condition of one coffee is none of the others: %s', (text) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: null, isDecafRefused: false, refusedRoasts: [] });
  expect(readRequest(text, vocabulary)).toMatchObject({ caffeine: null, maxCaffeine: null, roast: null, refusedRoasts: [] });
});

test.each([
  'necesito dos cafés sin cafeína, uno para mí y otro para mi mujer',
  'zwei ohne Koffein, einer für mich und einer für meine Frau',
])('a condition of both holds: %s', (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBe('none'));

test.each(['uno ligero, por favor', 'un café muy ligero', 'einen sanften bitte'])('a single mild coffee is mild: %s', (text) =>
  expect(readRequest(text, vocabulary).refusedRoasts).toEqual(['dark']),
);
