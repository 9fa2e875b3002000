import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../../testing/seeded-catalogue.ts';
import { readRequest } from '../../read-request.ts';
import { readWishes } from '../../read-wishes.ts';

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
  'Für meinen Vater etwas richtig Starkes und für meine Mutter etwas ohne Koffein, bitte.',
  'Für mich bitte etwas mit Minze, und für meinen Mann einen Kaffee ganz ohne Koffein.',
  'Habt ihr was ohne Koffein für meine Mutter und was richtig Starkes für mich?',
  'Was Starkes für meinen Mann, was Entkoffeiniertes für mich',
  'algo fuerte para mi padre y algo sin cafeína para mi madre',
  'quelque chose de fort pour mon père et quelque chose sans caféine pour ma mère',
  'one dark for me and a mild gentle one for my wife',
  'my wife likes it mild, i like it dark',
])('a condition of one coffee is none of the others: %s', (text) => {
  expect(readWishes(text, vocabulary)).toMatchObject({ maxCaffeine: null, isDecafRefused: false, refusedRoasts: [] });
  expect(readRequest(text, vocabulary)).toMatchObject({ caffeine: null, maxCaffeine: null, roast: null, refusedRoasts: [] });
});

test.each([
  'necesito dos cafés sin cafeína, uno para mí y otro para mi mujer',
  'zwei ohne Koffein, einer für mich und einer für meine Frau',
  'etwas ohne Koffein für meine Mutter und für mich',
  'Für meine schwangere Frau etwas ohne Koffein und für mich etwas Starkes',
  'Ich bin schwanger. Für mich etwas ohne Koffein und für meinen Vater etwas Starkes',
])('a condition of both holds: %s', (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBe('none'));

test.each(['uno ligero, por favor', 'un café muy ligero', 'einen sanften bitte'])('a single mild coffee is mild: %s', (text) =>
  expect(readRequest(text, vocabulary).refusedRoasts).toEqual(['dark']),
);

test.each([
  'Hola! busco un café bien fuerte para levantarme a las 5 de la mañana',
  'algo fuerte para mañana',
  'algo bien cargado para la mañana',
  'un café que me levante',
  'brauche was Starkes zum Aufstehen',
  'un café fort pour me lever à 5 heures',
])('strong, and no banana: %s', (text) => expect(readRequest(text, vocabulary)).toMatchObject({ caffeine: 'high', tastes: [] }));
