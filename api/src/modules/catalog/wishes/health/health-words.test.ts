import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readWishes } from '../read-wishes.ts';
import { isReportOfHarm } from './health-words.ts';

const { vocabulary } = seededCatalogue();
function read(text: string) {
  return readWishes(text, vocabulary);
}
const NUTS = ['tree-nuts', 'peanuts'];

test.each([
  ['my bf goes into shock if he eats walnuts', ['tree-nuts']],
  ['if i have eggs i end up on the toilet for a day', ['eggs']],
  ['carrying two epipens here because of almonds', ['tree-nuts']],
  ['i come up in welts from hazelnuts', ['tree-nuts']],
  ['hazelnut makes my lips tingle', ['tree-nuts']],
  ['any tree nut is a danger for me', ['tree-nuts']],
  ['gluten is the devil for me', ['wheat']],
  ['I love peanuts but they make my throat swell', ['peanuts']],
  ["I love nuts but I'm allergic", NUTS],
  ["I'm allergic. To nuts.", NUTS],
  ['one whiff of peanuts and my brother puffs up like a balloon', ['peanuts']],
  ['peanut butter makes me sick', ['peanuts']],
  ['Haselnussallergie', ['tree-nuts']],
  ['bin Erdnussallergiker', ['peanuts']],
  ['Milchunverträglichkeit', ['milk']],
  ['my daughter carries an EpiPen for peanuts, what can she drink?', ['peanuts']],
  ["my neighbour can't go near eggs", ['eggs']],
  ["my wife can't be in the same room as a hazelnut", ['tree-nuts']],
  ['dairy does horrible things to me', ['milk']],
  ['for my uncle: no nuts (allergy), something minty', NUTS],
  ['no dairy (lactose intolerant), chocolate is fine', ['milk']],

  ['Hallo, mein Sohn hat eine Erdnussallergie', ['peanuts']],
  ['je suis intolérante au lactose', ['milk']],
  ["at my cousin's wedding I ate a walnut and ended up in hospital", ['tree-nuts']],
  ['I ate a walnut once. Ended up in hospital.', ['tree-nuts']],
  ['does friendly neighbor have dairy in it? baby reacts when i have any', ['milk']],
  ['is there peanut in it? my son breaks out if he eats any', ['peanuts']],
  ['does it have milk? I get cramps after I drink it', ['milk']],
  ["I'd love something chocolatey. My baby gets a rash if I have any dairy.", ['milk']],
  ['since the ER visit with the cashews I am careful', ['tree-nuts']],
  ['my daughter carries an EpiPen for peanuts', ['peanuts']],
  ['she has an epi-pen because of peanuts', ['peanuts']],
  ['celiac in the family', ['wheat']],
  ['my girlfriend is coeliac', ['wheat']],
  ['ich habe Zöliakie', ['wheat']],
  ['soy celíaca', ['wheat']],
  ['ich muss auf Milch verzichten', ['milk']],
  ['Milch vertrage ich nicht', ['milk']],
  ['soy alérgica a los frutos secos', NUTS],
  ['tengo alergia a la leche', ['milk']],
  ['mi hijo tiene alergia al cacahuete', ['peanuts']],
  ['la leche me sienta mal', ['milk']],
  ['je ne tolère pas le lait', ['milk']],
  ['je ne supporte pas le lait', ['milk']],
  ['mon fils est allergique aux arachides', ['peanuts']],
  ["j'ai une allergie aux noix", NUTS],
  ["dairy doesn't agree with me", ['milk']],
  ['dairy and I do not get along', ['milk']],
  ['milk upsets my stomach', ['milk']],
  ['milk wrecks my stomach', ['milk']],
  ['dairy goes right through me', ['milk']],
  ['lactose is my nemesis', ['milk']],
  ['hubby is lactose intolerent', ['milk']],
  ['alergic to penuts', ['peanuts']],
  ['im allergic 2 peanuts', ['peanuts']],
  ['allergys: nuts, dairy', [...NUTS, 'milk']],
  ['deathly allergic to almonds', ['tree-nuts']],
  ['a peanut nearly killed my brother', ['peanuts']],
  ['one bite of cashew and my lips swell', ['tree-nuts']],
  ['peanuts close my throat', ['peanuts']],
  ['I get hives when I eat eggs', ['eggs']],
  ['the doctor told us no peanuts, ever', ['peanuts']],
  ["my kid can't be near peanuts", ['peanuts']],
  ["I can't do dairy", ['milk']],
  ["can't touch gluten", ['wheat']],
  ['I am not supposed to have soy', ['soy']],
  ['I went into anaphylactic shock from pistachios', ['tree-nuts']],
  ['last time I had hazelnut I could not breathe', ['tree-nuts']],
  ['my mother-in-law breaks out from walnuts', ['tree-nuts']],
])('about health: %s', (text, allergens) => {
  const said = read(text);
  expect(said.health.allergens.toSorted()).toEqual(allergens.toSorted());
  expect(said.allergens.toSorted()).toEqual(allergens.toSorted());
});

test.each([
  'my blood pressure is too high for caffeine',
  'nobody here drinks caffeine. a dark one for me',
  'recently quit caffeine. something dark for me',
  'family is off caffeine. something dark for me',
  'I get migraines from caffeine',
  'I am 8 weeks along',
  'preggo over here',
  'recovering from heart surgery',
  'unleaded please',
  'kicked caffeine in january',
  'taking a break from caffeine',
  'caffeine makes me bounce off the walls',
  "if I have caffeine I'm up all night",
  'nothing that keeps me up',
  'it must not keep me awake',
  'on beta blockers',
  'no caff plz',
  'no stimulants',

  'off caffeine till the baby comes',
  'Twelve weeks pregnant, midwife says keep it low',
  'pregnant again!',
  'wife is 6 months pregnant',
  'breastfeeding at the moment',
  "we're expecting a baby in May",
  'my pregnancy says no to coffee',
  'the doc took me off caffeine',
  'doc banned caffeine',
  "I'm done with caffeine",
  "caffeine and I don't mix",
  'caffeine messes with my heart',
  'caffeine gives me the jitters',
  'laying off the caffeine',
  'I gave up caffeine for lent',
  'weaning myself off caffeine',
  'ditching caffeine',
  'caffiene free pls',
  'nothing with caffeine',
  'not a drop of caffeine',
  'I react badly to caffeine',
  'caffeine is off the table',
  'caffeine: no',
  'uncaffeinated',
  'non-caffeinated please',
  'caffeine? not for me',
  'must avoid caffeine, doctor’s orders',
  'koffeinfreien Kaffee bitte',
  'ich vertrage kein Koffein',
  'Koffein vertrage ich nicht',
  'nada de cafeína',
  'no tolero la cafeína',
  'je ne tolère pas la caféine',
  'je suis enceinte de trois mois',
  'estoy embarazada de tres meses',
  'im dritten Monat schwanger',
  'my heart skips beats with caffeine',
  'My grandson is coming to stay, he is nine. Anything for him?',
  'what can my seven year old have',
])('no caffeine: %s', (text) => expect(read(text)).toMatchObject({ maxCaffeine: 'none', lifted: { isCaffeine: false } }));

test.each([
  'hospital shift tonight, need caffeine',
  'nothing keeps me awake in this meeting',
  'coffee does not keep me awake any more',
  'why is decaf dearer than the others',
  "need one without caffeine for evenings and the strongest you've got for mornings",

  'how much caffeine',
  'is there caffeine in it?',
  'I need caffeine',
  'not enough caffeine in my blood',
  "can't live without caffeine",
  'I am expecting a parcel',
  'my ten year old grinder gave up',
  'he is ten minutes late',
  'caffeine is life',
  'no, with caffeine',
])('caffeine is not ruled out: %s', (text) => expect(read(text).maxCaffeine).toBeNull());

test('a child gets no caffeine in the talk, which is no health wish of the customer', () => {
  const { maxCaffeine, health } = read('something for my nephew, he is seven');
  expect([maxCaffeine, health.isCaffeineFree]).toEqual(['none', false]);
});

test('thousands of causes without a symptom do not time out', () => {
  expect(isReportOfHarm('if @eggs '.repeat(2_500))).toBe(false);
  expect(isReportOfHarm(`${'migraines from '.repeat(50)}@caffeine`)).toBe(true);
});
