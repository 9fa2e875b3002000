import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { readWishes } from '../read-wishes.ts';

const { vocabulary } = seededCatalogue();
function read(text: string) {
  return readWishes(text, vocabulary);
}
const NUTS = ['tree-nuts', 'peanuts'];

test.each([
  ['make sure there are no nuts', NUTS],
  ['peanut-safe please', ['peanuts']],
  ['he has issues with dairy', ['milk']],
  ["my wife cain't do dairy though", ['milk']],
  ['drop anything with peanuts', ['peanuts']],
  ["my roommate can't have peanuts or any other nuts", ['peanuts', 'tree-nuts']],
  ['no peanuts or other kinds of nuts', ['peanuts', 'tree-nuts']],
  ['something sweet but no nuts, they make my throat swell up', NUTS],
  ['he has a thing with dairy', ['milk']],
  ['me and dairy are not friends', ['milk']],
  ["dairy doesn't love me back", ['milk']],
  ['dairy and I broke up', ['milk']],
  ['I have a thing with butter', ['milk']],
  ['peanuts r bad 4 my kid', ['peanuts']],
  ['🥛🤮', ['milk']],
  ['Nüsse gehen gar nicht', NUTS],

  ['we keep a nut free house', NUTS],
  ['nuts are off the table', NUTS],
  ['nuts are a no-go', NUTS],
  ['nuts are a hard no', NUTS],
  ['nuts? hell no', NUTS],
  ['nuts? none of those please', NUTS],
  ['hold the dairy', ['milk']],
  ['w/o milk', ['milk']],
  ['I should be careful with nuts', NUTS],
  ['no flavors, nuts or milk', [...NUTS, 'milk']],
  ['w/out milk', ['milk']],
  ['wout nuts', NUTS],
  ['with out nuts please', NUTS],
  ['diary free please', ['milk']],
  ['no diary', ['milk']],
  ['no nuts or no milk', [...NUTS, 'milk']],
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
  'no issues with dairy',
  'this hazelnut is to die for',
  'is Brunana vegan?',

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
  'I take the nut one away with me',
])('nothing ruled out: %s', (text) => expect(read(text)).toMatchObject({ allergens: [], health: { allergens: [] } }));

test.each([
  'vegan here, which of the coffees can i actually drink',
  "I'm vegan",
  'my wife is vegan',
  'anything vegan?',
  'we eat plant-based',
  'bin Veganerin',
  'soy vegano',
  'je suis végane',
])('vegan: %s', (text) => expect(read(text)).toMatchObject({ allergens: ['milk', 'eggs'], exclude: ['honey'], health: { allergens: [] } }));

test.each([
  ["I've been told to be careful with large amounts of cinnamon", 'spice'],
  ['my doctor said be careful with cinnamon', 'spice'],
  ['leave the honey one out then', 'honey'],
  ["Mom can't have anything acidic", 'citrus'],
  ['acidic coffee upsets my stomach', 'citrus'],
  ['nothing that tastes burnt', 'smoke'],
  ['cinnamon? absolutely not', 'spice'],
  ['enough with the chocolate', 'chocolate'],
  ["I'm over chocolate", 'chocolate'],
  ['banana in coffee is just wrong', 'tropical'],
  ['go easy on the cinnamon', 'spice'],
  ['🍌🚫', 'tropical'],
  ['no 🥥 please', 'tropical'],
  ['low sodium diet', 'salt'],
  ['no earl grey please', 'tea'],
  ['nothing dessert-like', 'caramel'],
  ['the opposite of fruity', 'citrus'],
  ['my ex loved hazelnut so anything but that', 'nut'],
  ['less sweet please', 'caramel'],
  ['which one is the least smoky?', 'smoke'],
  ['welcher ist am wenigsten rauchig?', 'smoke'],
  ['cuál es el menos ahumado?', 'smoke'],
  ['le moins fumé, lequel ?', 'smoke'],

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
  ['treacle, molasses, any of that sticky gunk: hard pass', 'molasses'],
  ["if it's got any of that chocolatey business in it I'm out the door", 'chocolate'],
  ['citrus and my reflux are divorced for good', 'citrus'],
  ["he reckons mint's for teeth", 'mint'],
  ['bitte ohne Rauchgeschmack', 'smoke'],
  ['weder Minze noch Zimt', 'spice'],
  ['mint? yuck', 'mint'],
  ['mint? no thanks', 'mint'],
  ['everything bar mint', 'mint'],
  ['ich mag Minze nicht', 'mint'],
  ['no me gusta la menta', 'mint'],
  ['la menta no me gusta nada', 'mint'],
  ["la menthe, j'aime pas", 'mint'],
  ['mint still not', 'mint'],
  ['bit too christmassy for april', 'mint'],
  ['no decaf, no holiday stuff. go', 'mint'],
  ['nothing festive please', 'spice'],
  ["I don't want any holiday blends", 'spice'],
  ["can't stand christmas coffees", 'mint'],
  ['now take out the sweet ones too', 'caramel'],
  ['remove all fruity coffees', 'citrus'],
  ['forget the fruit thing, I was thinking of banana only', 'banana'],
  ['typo!! not minty, fruity', 'mint'],
  ['something fresh but if you say mint i leave', 'mint'],
  ['pumpkin is ok after all, mint is still out', 'mint'],
  ['mint, yuck, my gran fed me that', 'mint'],
  ['mint sounds like brushing teeth lol. not that', 'mint'],
  ['she gets enough mint at work, thank you', 'mint'],
  ["je n'aime pas la menthe", 'mint'],
  ['alles außer Minze', 'mint'],
  ['todo menos menta', 'mint'],
  ['tout sauf la menthe', 'mint'],
])('a taste: %s', (text, taste) => expect(read(text).exclude).toContain(taste));

test.each([
  'which of those is the least sweet',
  "what's the least bitter of the three",
  'no, christmas stuff please',
  'are there no holiday blends?',
  'not a christmas thing but something with cinnamon',
  'take out the mint one',
  "I can't decide between mint and chocolate",
  "could you drop a bag of hazelnut off at my mum's",
  'the captain is sold out, chocolate then',
  'dark is not my cup of tea',

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
  'does the mint taste like toothpaste',
  'ok and will your banana taste fake?',
])('no taste: %s', (text) => expect(read(text).exclude).toEqual([]));

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
  ['not so dark please', 'dark'],
  ['light roasts taste sour to me so skip those', 'light'],
  ['nix Dunkles bitte', 'dark'],

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
  ['somethin strong but i get heartburn from dark roasts', 'dark'],
  ['dark roasts give me the jitters', 'dark'],
  ['dark roasts cause me heartburn', 'dark'],
  ['whenever I drink light roasts my stomach hurts', 'light'],
  ['upset stomach after light roasts', 'light'],
  ["when I drink dark roasts I don't feel well and my stomach aches", 'dark'],
  ['when I drink dark roasts my stomach hurts, what is good for me?', 'dark'],
  ['I like it rich but not burnt tasting', 'dark'],
])('refused roast: %s', (text, roast) => expect(read(text).refusedRoasts).toEqual([roast]));

test.each([
  'I am light on cash',

  'I love dark roasts',
  'do people get heartburn from dark roasts?',
  'when I drink dark roasts my stomach is happy',
  'dark roast please',
  'it is too dark outside',
  'not just dark roasts',
  'turn the light on',
  'no light in here',
])('no refused roast: %s', (text) => expect(read(text).refusedRoasts).toEqual([]));

test('darker than medium is dark and medium-dark', () => {
  expect(read('nothing darker than a medium roast').refusedRoasts.toSorted()).toEqual(['dark', 'medium-dark']);
});

test('no jitters is little caffeine', () => {
  expect(read('no jitters please').maxCaffeine).toBe('low');
  expect(read('medium caffeine at most').maxCaffeine).toBe('medium');
  expect(read('keep the caffeine low').maxCaffeine).toBe('low');
});

test.each([
  ['something that kicks, none of that caramel stuff', ['caramel']],
  ['stop showing me chocolate', ['chocolate']],
  ['no black forest please', ['berry', 'chocolate']],
  ['not the smokiest please', ['smoke']],
  ['mint? not today', ['mint']],
  ['no mint today please', ['mint']],
  ['do you have no mint today?', []],
  ['do you stop by with chocolate?', []],
])('%s: no %j', (text, exclude) => expect(read(text).exclude).toEqual(exclude));

test.each(["i'm decaf-curious but no, today I need a kick", 'i usually drink decaf, but no decaf today', 'i like decaf but not today'])(
  'a refused decaf outweighs one that is named: %s',
  (text) => expect(read(text)).toMatchObject({ maxCaffeine: null, isDecafRefused: true }),
);

test.each(['no decaf, no caffeine', "not decaf please, i'm pregnant"])('no caffeine outweighs a refused decaf: %s', (text) =>
  expect(read(text)).toMatchObject({ maxCaffeine: 'none', isDecafRefused: false }),
);

test.each([
  'one light and lemony, one dark and smoky',
  'one sweet and fruity, one spicy and dark',
  'one bag dark and smoky for after dinner',
  'one nutty and sweet please',
])('what one coffee is to be like is not refused: %s', (text) =>
  expect(read(text)).toMatchObject({ allergens: [], exclude: [], refusedRoasts: [] }),
);

test.each([
  ['one almond and I look like a balloon', ['tree-nuts'], []],
  ['one nutty and creamy cup and I swell up', NUTS, []],
  ['one honey and lemon drop and my throat closes', [], ['honey']],
  ['one chocolate and caramel and I get hives', [], ['chocolate']],
  ['just one dark and smoky cup and I cannot sleep', [], []],
])('what has consequences is refused: %s', (text, allergens, exclude) => expect(read(text)).toMatchObject({ allergens, exclude }));
