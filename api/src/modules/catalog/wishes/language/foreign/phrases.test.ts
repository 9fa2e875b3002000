import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../../testing/seeded-catalogue.ts';
import { readRequest } from '../../read-request.ts';
import { readWishes } from '../../read-wishes.ts';

const { vocabulary } = seededCatalogue();
function read(text: string) {
  const { allergens, exclude } = readWishes(text, vocabulary);
  return [...allergens, ...exclude];
}

test.each([
  ['Milch bekommt mir nicht', 'milk'],
  ['auf Milch muss ich verzichten', 'milk'],
  ['bei Nüssen schwillt mir der Hals zu', 'peanuts'],
  ['wenn ich Nüsse esse, krieg ich keine Luft', 'peanuts'],
  ['Nüsse darf sie auf keinen Fall essen', 'peanuts'],
  ['bitte nichts Nussiges', 'peanuts'],
  ['Minze kann ich nicht ausstehen', 'mint'],
  ['mit Banane kannst du mich jagen', 'tropical'],
  ['la leche me sienta como un tiro', 'milk'],
  ['los frutos secos me matan', 'peanuts'],
  ['se me hincha la cara con las nueces', 'peanuts'],
  ['cualquier cosa menos plátano', 'tropical'],
  ['les noix me font gonfler', 'peanuts'],
  ["j'ai arrêté les produits laitiers", 'milk'],
  ['la menthe, très peu pour moi', 'mint'],
  ['pas fan de chocolat', 'chocolate'],
  ['allergie à la noix de coco', 'tropical'],
  ["pas d'arachides", 'peanuts'],
  ['Erdnuesse vertrag ich nicht', 'peanuts'],
  ['probé un café de avellana y terminé en urgencias', 'tree-nuts'],
  ['nach Mandelsirup war meine Lippe dick', 'tree-nuts'],
  ['alergias: trigo, leche, soja', 'soy'],
  ['mon fils doit éviter le blé, le lait et les œufs', 'eggs'],
  ['Muscheln und Krebse darf ich nicht', 'shellfish'],
])('%s: no %s', (text, ruledOut) => expect(read(text)).toContain(ruledOut));

test.each([
  'ich mag Haselnuss',
  'etwas mit viel Koffein',
  'me encantan las nueces',
  "j'adore les noisettes",
  'von Schokolade bekomme ich nie genug',
  'ich arbeite im Krankenhaus und hätte gern etwas mit Haselnuss',
  'ich trinke ihn schwarz, ohne Milch',
  'do you have a sale on?',
])('nothing is ruled out: %s', (text) => expect(read(text)).toEqual([]));

test('a coconut is no nut', () => expect(read('allergie à la noix de coco')).not.toContain('tree-nuts'));

test.each([
  ['mehr als 15 Dollar kann ich nicht ausgeben', 1500],
  ['fünfzehn Dollar, mehr nicht', 1500],
  ['mi tope son 15 dólares', 1500],
  ['que no pase de 15 dólares', 1500],
  ['15 dollars, pas un centime de plus', 1500],
  ['hab leider nur noch zehn Dollar', 1000],
  ['einundzwanzig Dollar sind meine Schmerzgrenze', 2100],
  ['dispongo de diecinueve dólares, nada más', 1900],
  ["jusqu'à vingt-deux dollars", 2200],
  ['zwischen 10 und 16 Dollar', 1600],
])('%s', (text, cents) => expect(readWishes(text, vocabulary).maxPriceCents).toBe(cents));

test.each(['un café pas trop fort pour le soir', "c'était trop fort", 'das war mir zu stark', 'no demasiado fuerte'])(
  'not strong: %s',
  (text) => expect(readRequest(text, vocabulary)).toMatchObject({ maxCaffeine: 'medium', caffeine: null }),
);

test.each(['pas trop amer', 'un café pas amer'])('not bitter: %s', (text) => expect(read(text)).toEqual(['smoke']));

test.each([
  'Der mit Minze kostet 19 Dollar',
  'ich brauche das bis 20 Uhr',
  "pas plus de 20 sachets, s'il vous plaît",
  'saw one with $30 on it',
])('no limit: %s', (text) => expect(readWishes(text, vocabulary).maxPriceCents).toBeNull());
