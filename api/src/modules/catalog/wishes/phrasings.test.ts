import { describe, expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { readWishes } from './read-wishes.ts';

const { vocabulary } = seededCatalogue();
function read(text: string) {
  return readWishes(text, vocabulary);
}
const NUTS = ['tree-nuts', 'peanuts'];

describe('allergies told in other ways', () => {
  test.each([
    ['Hallo, mein Sohn hat eine Erdnussallergie', ['peanuts']],
    ['je suis intolérante au lactose', ['milk']],
    ["at my cousin's wedding I ate a walnut and ended up in hospital", ['tree-nuts']],
    ['I ate a walnut once. Ended up in hospital.', ['tree-nuts']],
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
    ['we keep a nut free house', NUTS],
    ['nuts are off the table', NUTS],
    ['nuts are a no-go', NUTS],
    ['nuts are a hard no', NUTS],
    ['nuts? hell no', NUTS],
    ['nuts? none of those please', NUTS],
    ['hold the dairy', ['milk']],
    ['w/o milk', ['milk']],
    ['I steer clear of dairy', ['milk']],
    ["we don't do dairy", ['milk']],
    ["I don't eat eggs", ['eggs']],
    ['ditch the nuts', NUTS],
    ['keep nuts out of it', NUTS],
    ['please leave the nuts out', NUTS],
    ['free from nuts', NUTS],
    ['nussfrei bitte', NUTS],
    ['laktosefrei', ['milk']],
    ['nichts mit Nüssen', NUTS],
    ['nada con nueces', NUTS],
    ['rien avec des noix', NUTS],
    ['sin lactosa', ['milk']],
  ])('ruled out for the talk: %s', (text, allergens) => {
    expect(read(text).allergens.toSorted()).toEqual(allergens.toSorted());
  });

  test.each([
    "I'm nuts about coffee",
    'my boss drives me nuts',
    'no nuts allergy here',
    "I don't have a nut allergy",
    'I can have nuts',
    "I'm fine with nuts",
    'nuts are no problem',
    'my doctor loves your hazelnut',
    'not just nuts',
    'I am not vegan',
    'I have no allergies',
    'egg on my face',
    'something fishy is going on',
    'tired of work, something nutty please',
  ])('nothing ruled out: %s', (text) => expect(read(text)).toMatchObject({ allergens: [], health: { allergens: [] } }));

  test.each([
    'allergist cleared her, she can have nuts after all',
    'the doctor says nuts are fine',
    'turns out I am not allergic to nuts',
    'nuts are back on the menu',
    'he outgrew his nut allergy',
    "the nut thing was a false alarm, I'm not allergic",
    'nuts are okay now',
    'I got cleared for nuts',
    'die Nussallergie ist weg',
    'je peux manger des noix maintenant',
    'nuts are allowed again',
    'we are good with nuts now',
  ])('lifted: %s', (text) =>
    expect(read(text)).toMatchObject({ allergens: [], lifted: { allergens: expect.arrayContaining(['tree-nuts']) } }),
  );

  test.each([
    'vegan here, which of the coffees can i actually drink',
    "I'm vegan",
    'my wife is vegan',
    'anything vegan?',
    'we eat plant-based',
    'bin Veganerin',
    'soy vegano',
    'je suis végane',
  ])('vegan: %s', (text) =>
    expect(read(text)).toMatchObject({ allergens: ['milk', 'eggs'], exclude: ['honey'], health: { allergens: [] } }),
  );

  test.each([
    ['figs give me hives', 'dried-fruit'],
    ['oats are off limits', 'grain'],
    ['I react to cinnamon', 'spice'],
    ['bananas make my mouth itch', 'tropical'],
    ['a banana put me in the ER', 'tropical'],
    ['my son is allergic to honey', 'honey'],
    ['peppermint gives me heartburn', 'mint'],
    ['plums make me sick', 'dried-fruit'],
    ['allergic to citrus', 'citrus'],
    ['I get a rash from strawberries', 'berry'],
    ['Zimt vertrage ich nicht', 'spice'],
    ['alérgico al plátano', 'tropical'],
    ['allergique à la cannelle', 'spice'],
    ['chocolate triggers my migraines', 'chocolate'],
    ["can't stand mint", 'mint'],
    ["can't stomach coconut", 'tropical'],
    ['not a fan of mint', 'mint'],
    ["mint isn't my thing", 'mint'],
    ['mint tastes like toothpaste', 'mint'],
    ['mint makes me gag', 'mint'],
    ["I don't care for mint", 'mint'],
    ['could do without the mint', 'mint'],
    ['fed up with mint', 'mint'],
    ['no more mint', 'mint'],
    ['spare me the mint', 'mint'],
    ['mint is a hard pass', 'mint'],
    ['mint? yuck', 'mint'],
    ['mint? no thanks', 'mint'],
    ['everything bar mint', 'mint'],
    ['ich mag Minze nicht', 'mint'],
    ['no me gusta la menta', 'mint'],
    ["je n'aime pas la menthe", 'mint'],
    ['alles außer Minze', 'mint'],
    ['todo menos menta', 'mint'],
    ['tout sauf la menthe', 'mint'],
  ])('a taste: %s', (text, taste) => expect(read(text).exclude).toContain(taste));

  test.each([
    'not only chocolate',
    'I have a sore throat, something with honey',
    "my mum is in hospital, she'd love chocolate",
    'honey soothes my throat',
    'I feel sick, mint would help',
    'mint never gets old',
    "can't get enough of chocolate",
    'why not mint',
    'no chocolate left?',
    'never tried mint, sounds good',
  ])('no taste: %s', (text) => expect(read(text).exclude).toEqual([]));
});

describe('caffeine told in other ways', () => {
  test.each([
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
  ])('none: %s', (text) => expect(read(text)).toMatchObject({ maxCaffeine: 'none', lifted: { isCaffeine: false } }));

  test.each([
    'something for mornings. NOT decaf, whats the point of decaf',
    'no decaf',
    'decaf is pointless',
    'anything but decaf',
    'I hate decaf',
    "decaf isn't coffee",
    'kein Entkoffeinierter',
  ])('decaf is refused: %s', (text) => expect(read(text)).toMatchObject({ maxCaffeine: null, isDecafRefused: true }));

  test.each([
    "caffeine doesn't bother me",
    "caffeine doesn't keep me up",
    'Doctor says caffeine is fine for me again! so what wakes a person up',
    'I can have caffeine again',
    'baby is here, caffeine is back on the menu',
    'caffeine is allowed again',
    'back on caffeine',
    'not pregnant any more, caffeine is ok',
    'I can drink caffeine now',
    'Koffein ist wieder erlaubt',
    'ya puedo tomar cafeína',
  ])('lifted: %s', (text) => expect(read(text)).toMatchObject({ maxCaffeine: null, lifted: { isCaffeine: true } }));

  test.each([
    'how much caffeine',
    'is there caffeine in it?',
    'I need caffeine',
    'not enough caffeine in my blood',
    "can't live without caffeine",
    'I am expecting a parcel',
    'caffeine is life',
    'no, with caffeine',
  ])('nothing: %s', (text) => expect(read(text).maxCaffeine).toBeNull());
});

describe('roasts', () => {
  test.each([
    ['I find dark roasts taste like an ashtray. please none of those', 'dark'],
    ['no dark roast', 'dark'],
    ['nothing too dark', 'dark'],
    ["I don't like light roasts", 'light'],
    ['anything but a medium roast', 'medium'],
    ['dark roasts are not for me', 'dark'],
    ['dark roasts are disgusting', 'dark'],
    ['hate dark roast', 'dark'],
    ['keine dunkle Röstung', 'dark'],
    ['nada de tueste oscuro', 'dark'],
    ['pas de torréfaction foncée', 'dark'],
    ['dark roast gives me heartburn', 'dark'],
    ['avoid the dark ones', 'dark'],
  ])('%s', (text, roast) => expect(read(text).refusedRoasts).toEqual([roast]));

  test.each([
    'I love dark roasts',
    'dark roast please',
    'it is too dark outside',
    'not just dark roasts',
    'turn the light on',
    'no light in here',
  ])('none: %s', (text) => expect(read(text).refusedRoasts).toEqual([]));
});
