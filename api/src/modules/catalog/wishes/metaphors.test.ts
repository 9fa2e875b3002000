import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readRequest } from './read-request.ts';

const { vocabulary } = seededCatalogue();
const MILD = { caffeine: null, maxCaffeine: 'medium', refusedRoasts: ['dark'] };

test.each([
  ['a bit like a bonfire', { tastes: ['smoke'] }],
  ['like a mojito', { tastes: ['mint'] }],
  ['like pina colada', { tastes: ['tropical'] }],
  ['marmalade vibes', { tastes: ['citrus'] }],
  ['like a walk in the woods', { tastes: ['tea'] }],
  ['she has a sweet tooth', { tastes: ['chocolate', 'caramel', 'honey'], moods: ['indulgent'] }],
  ['like road tar, thick and black', { roast: 'dark' }],
  ['my father drinks it black as night', { roast: 'dark' }],
  ['easy going', { ...MILD, words: ['easygoing'] }],
  ['smooth and not too harsh', { ...MILD, words: ['smooth'], exclude: ['smoke'] }],
  ['whats a good coffee for a newbie', MILD],
  ['strong but smooth', { caffeine: 'high', refusedRoasts: [] }],
  ['a smooth dark roast', { roast: 'dark', refusedRoasts: [] }],
  ['shes the one who glues coins to the office floor', { moods: ['mischievous', 'sociable'] }],
  ['gift for a practical joker', { moods: ['mischievous'] }],
  ['slow sunday', { moods: ['calm', 'cozy'] }],
  ['jet fuel', { caffeine: 'high' }],
  ['it puts hair on your chest', { caffeine: 'high' }],
  ['they put me on nights', { caffeine: 'high' }],
  ['i can not keep my eyes open', { caffeine: 'high', maxCaffeine: null }],
  ['with as much as possible in it, caffeine i mean', { caffeine: 'high' }],
  ['as caffeinated as possible', { caffeine: 'high' }],
  ['the maximum amount of caffeine', { caffeine: 'high' }],
  ['so viel Koffein wie möglich', { caffeine: 'high' }],
  ['avec le plus de caféine possible', { caffeine: 'high' }],
  ['lo que más cafeína tenga', { caffeine: 'high' }],
  ['etwas Würziges', { tastes: ['spice'] }],
  ['etwas Zitroniges', { tastes: ['citrus'] }],
  ['un café citronné', { tastes: ['citrus'] }],
  ['crisp with some acidity', { tastes: ['citrus'] }],
  ['something with barbecue char', { tastes: ['smoke'] }],
  ['like licking charcoal', { tastes: ['smoke'] }],
  ["s'mores in a cup", { tastes: ['chocolate'] }],
  ['something like pb cups', { tastes: ['chocolate', 'nut'] }],
  ['none of the candy flavoured stuff', { tastes: [], exclude: ['chocolate', 'caramel', 'honey', 'cream', 'tropical', 'berry'] }],
  ['it has to cut through a sticky pudding, nothing mild', { caffeine: 'high', maxCaffeine: null }],
  ['nothing weak please', { caffeine: 'high' }],
  ['none of your heavy hitters', { maxCaffeine: 'medium', refusedRoasts: ['dark'] }],
  ['iced, on the balcony, nothing heavy', { maxCaffeine: 'medium' }],
  ['one colleague complains whenever it tastes smoky', { tastes: [], exclude: ['smoke'] }],
  ['not too strong and not too weak', { caffeine: null, maxCaffeine: 'medium' }],
  ['im dead. deadline 6am. whatever punches hardest', { caffeine: 'high' }],
  ['which one hits the hardest?', { caffeine: 'high' }],
  ['the coffee that hits you hardest', { caffeine: 'high' }],
  ['your hardest hitter', { caffeine: 'high' }],
  ['it should knock your socks off', { caffeine: 'high' }],
  ['she hasn’t slept since finals', { caffeine: 'high' }],
  ['my son has not slept since his exams', { caffeine: 'high' }],
  ['a hug in a mug', { moods: ['cozy'] }],
  ['like fluffy socks', { moods: ['cozy'] }],
  ['quiero un café que me abrace', { moods: ['cozy'] }],
  ['como una mantita', { moods: ['cozy'] }],
  ['wie eine warme Decke', { moods: ['cozy'] }],
  ['ein Kaffee wie eine Umarmung', { moods: ['cozy'] }],
  ['un café qui réconforte', { moods: ['cozy'] }],
  ["After Eights. that's it, that's the order", { tastes: ['chocolate', 'mint'] }],
  ['something like After Eight', { tastes: ['chocolate', 'mint'] }],
  ["reese's cups in a bag", { tastes: ['chocolate', 'nut'] }],
  ["Werther's Originals", { tastes: ['caramel'] }],
  ['like a bounty', { tastes: ['chocolate', 'tropical'] }],
  ['jaffa cakes!', { tastes: ['chocolate', 'citrus'] }],
  ['toffifee', { tastes: ['caramel', 'chocolate', 'nut'] }],
  ['dulce de leche', { tastes: ['caramel'] }],
  ['wie Glühwein', { tastes: ['spice'] }],
  ['Irish coffee', { tastes: ['cream', 'molasses'] }],
  ['PSL season babyyyy', { tastes: ['spice'], words: ['pumpkin'] }],
  ['a pumpkin spice latte kind of thing', { tastes: ['spice'], words: ['pumpkin'] }],
])('%s', (text, expected) => expect(readRequest(text, vocabulary)).toMatchObject(expected));

test.each([
  'my boss hits hard',
  'grief hit hard this year',
  "haven't slept since the baby came",
  'saludos y un abrazo',
  'mir fällt die Decke auf den Kopf',
  'after eight hours on my feet',
  'my shop is open, after eight it gets crowded',
  'a bounty hunter',
])('asks for no caffeine, mood or taste: %s', (text) =>
  expect(readRequest(text, vocabulary)).toMatchObject({ caffeine: null, moods: [], tastes: [] }),
);

test.each(['smooth talker', 'a delicate matter', 'a crisp packet', 'we glued the handle back on'])('is no wish: %s', (text) =>
  expect(readRequest(text, vocabulary)).toMatchObject({ moods: [], tastes: [], maxCaffeine: null, refusedRoasts: [] }),
);

test.each(['Hebamme sagt, Koffein komplett streichen', 'la matrona me dijo que cortara la cafeína', 'il faut couper la caféine'])(
  'no caffeine: %s',
  (text) => expect(readRequest(text, vocabulary).caffeine).toBe('none'),
);
