import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readWishes } from '../read-wishes.ts';

const { vocabulary } = seededCatalogue();

test.each([
  "she's expecting",
  "we're expecting in June",
  "i'm 6 months along",
  "there's a bun in the oven",
  'still nursing, what is safe?',
  "I'm a mom-to-be",
  'I just had a bypass',
  'my dad has a dodgy ticker',
  'angina runs my life',
  'irregular heartbeat here',
  'My cardiologist banned me. I am 71 and grumpy about it.',
  'ich bin im fünften Monat',
  'ich stille noch',
  'mein Vater hatte einen Herzinfarkt',
  "ich hab's am Herzen",
  'von Koffein bekomme ich Herzrasen',
  'estoy esperando un bebé',
  'estoy dando el pecho',
  'soy hipertenso',
  'mi padre tuvo un infarto',
  "j'attends un bébé",
  "j'allaite encore",
  'je suis cardiaque',
  'plus de caféine pour moi, ordre du cardiologue',
  "A bag each for the twins. They're turning eight on Sunday.",
  'My children are six and ten.',
  'oh ye hes 10 btw, so not the real stuff for the kid',
])('no caffeine: %s', (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBe('none'));

test.each([
  "I'm expecting a parcel",
  "we're expecting guests",
  "she's expecting me at 5",
  "I'm nursing a hangover",
  'my book is due in May',
  'kids are 2 for 1 today',
  'there are four kids at the table',
  'you warm my heart',
  'my cardiologist says coffee is fine',
  'my cardiologist banned me from salt',
  'the bar banned me',
  'ich erwarte Gäste',
  'das liegt mir am Herzen',
  "I can't function without caffeine",
  'no morning without caffeine',
  "there's no such thing as too much caffeine",
])('caffeine stays: %s', (text) => expect(readWishes(text, vocabulary).maxCaffeine).toBeNull());
