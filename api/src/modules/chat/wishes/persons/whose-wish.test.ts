import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../../testing/seeded-catalogue.ts';
import { inWords, noHealthWishes, toFoundProduct } from '../../../catalog/index.ts';
import { guardOf, guardOfTalk } from '../guard.rules.ts';
import { unsuitable, unsuitableNamed } from '../unsuitable.ts';
import { namesIn } from './names-in.ts';

const catalog = seededCatalogue();
function ruledOut(...talk: string[]): string {
  return inWords(guardOfTalk(catalog, talk).wishes).join(', ');
}

const SWEET = 'no chocolate, no caramel, no honey, no cream, no tropical, no berry';
const NUTS = 'no tree nuts, no peanuts';

test.each([
  // A condition of one person holds for that person, and for all of them, not for another.
  [["my girlfriend can't stand mint, what do you have for her?", 'and for me something minty'], ''],
  [["my girlfriend can't stand mint, what do you have for her?", 'and for me?', 'what about for both of us'], 'no mint'],
  [["my girlfriend can't stand mint", 'for me something minty', 'and for her?'], 'no mint'],
  [["my girlfriend can't stand mint", 'what would you recommend?'], 'no mint'],
  [['he hates sweet things, my dad', 'something for dad'], SWEET],
  [['he hates sweet things, my dad', 'something dark for dad', 'and one for my sister'], ''],
  [['roommate is vegan', 'and for me alone?'], 'no milk, no eggs'],
  [['roommate is vegan', 'what can we both drink'], 'no milk, no eggs, no honey'],
  [['a gift for my brother', 'nothing with mint though', 'ok. now something for me'], ''],
  [['a gift for my brother', 'nothing with mint though', 'what else for him?'], 'no mint'],
  [['my boss Karen hates mint', 'Next is Tom, black and very strong'], ''],
  [['my boss Karen hates mint', 'Next is Tom, black and very strong', 'what about Karen?'], 'no mint'],
  [['Meine Frau hasst Minze', 'und für mich?'], ''],
  [['Meine Frau hasst Minze', 'und für sie?'], 'no mint'],
  [["Grandpa says modern coffee is too sour, and he's got no use for chocolate. What would he like?"], 'no citrus, no chocolate'],
  [['buying for me + flatmate. me: Hilltop Rambler', 'him: light roast, nothing with banana'], 'no tropical'],
  [['something fruity for me', 'the mother in law eats nearly everything and detests mint'], 'no mint'],
  // The visitor's own hold for everybody, unless the other asks for it.
  [['I hate mint', 'something for my brother'], 'no mint'],
  [['I hate mint', 'something for my brother, he loves mint'], ''],
  [['I hate mint', 'something for my brother, he loves mint', 'and one for me'], 'no mint'],
  // An allergy holds for everybody, whose it ever is.
  [['Linda likes sweet things, but has a nut allergy', 'Next is Tom, black and very strong'], `${NUTS}, no nut`],
  // A limit that is said of one person is theirs, any other is the talk's.
  [['something for my wife, at most $16.50', 'and for me?'], ''],
  [["Last one is my boss. I don't want to go over 15 dollars for him", 'something for Hannah'], ''],
  [["Last one is my boss. I don't want to go over 15 dollars for him", 'ok', "and all together that's how much?"], ''],
  [["Last one is my boss. I don't want to go over 15 dollars for him", 'something for Hannah', 'and my boss?'], 'up to $15.00'],
  [['for my cousin, max 15', 'make it 20', 'and something for me'], ''],
  [['for my cousin, max 15', 'make it 20', 'and something for my cousin'], 'up to $20.00'],
  [['gift for Tom, max 15', 'something for me'], ''],
  [['my sister is on a tight budget, max 15', 'something for me'], ''],
  [['for my wife, max 16', 'both salty please'], 'up to $16.00'],
  [['for my wife, max 16', 'everything salty you have'], 'up to $16.00'],
  [['for my wife, max 16', 'what about for me, same price range'], 'up to $16.00'],
  [['my husband has set a limit of 16.50', 'something dark'], 'up to $16.50'],
  [["my wife doesn't want anything over 16.50", 'something for me'], 'up to $16.50'],
  [['my husband is strict, max 16.50', 'something for me'], 'up to $16.50'],
  [['my husband has a limit of 16.50 for me', 'something for me'], 'up to $16.50'],
  [['my aunt likes mint but it has to be under 15', 'something for my wife'], 'up to $14.99'],
  [['at most 15 for Tom, at most 20 for Ann', 'what about Ann?'], 'up to $20.00'],
  [['max 15 for my boss', 'the same for my father in law', 'something dark for my father in law'], 'up to $15.00'],
  [['I have 50 dollars, something for my wife', 'and for my dad'], 'up to $50.00'],
  [['My husband is paying, so under 20', 'for my son something dark'], 'up to $19.99'],
  [["she doesn't want me to spend more than 15 on coffee", 'something dark for dad'], 'up to $15.00'],
  [['gifts for Tom and Ann, max 15', 'for Tom something dark'], 'up to $15.00'],
  [['two bags for my sister, under 35 in total', 'something for me'], 'up to $17.50'],
  [['max 15 on my boss and on my wife', 'for my wife'], 'up to $15.00'],
  // Persons of a role, and several of one relation
  [['mine has to be without caffeine', 'Our supervisor likes holiday flavors but not mint.'], 'no mint'],
  [['I am a teacher and hate mint', 'something for me'], 'no mint'],
  [['my roommate hates chocolate', 'my other roommate likes mild'], ''],
  [['my roommate hates chocolate', 'my other roommate likes mild', 'something for my roommate'], 'no chocolate'],
  [['first friend is vegan', 'second friend is on a budget, max 15', 'third one just says surprise me'], 'no milk, no eggs'],
  [['Coworker number one, Priya, hates mint', 'Coworker number two, Dale, takes his black', 'what about Priya?'], 'no mint'],
  [['my friend Tom hates mint', 'my friend Ann likes it dark'], ''],
  [['my friend Tom hates mint', 'my friend Ann likes it dark', 'and something for my friend'], 'no mint'],
  [['The second one likes to clog my machine, no mint', 'something dark'], 'no mint'],
  // An ordinal for the next person, and a request beside a statement about one person
  [['my cousin Abby hates honey', "Third, my neighbor Mr. Okafor, he can't have mint"], 'no mint'],
  [['my boss hates mint, something for him', 'my cousin Abby is off cinnamon. Something fruity instead?'], 'no spice'],
  [
    ["Ann can't have caffeine, what for her?", "Neil says he's cutting down on bitter stuff, so something not burnt please"],
    'no smoke, no caffeine, no dark roast',
  ],
  [['Young Kayla hates mint', 'and for me?'], ''],
  [['Omar cant have caffeine. what for him?', 'Tess loves banana bread'], ''],
] as const)('%j rules out: %s', (talk, words) => expect(ruledOut(...talk)).toBe(words));

const QUIT = ['Coworker number two, Dale, takes his black', 'Coworker three, Sam, quit caffeine in January'];
const PREGNANT = "I'm pregnant so no caffeine for me";
test.each([
  [['my wife is pregnant', 'what would you pour?'], 'none'],
  [['my wife is pregnant', 'and for me something strong'], null],
  [['my wife is pregnant', 'and for me something strong', 'and her?'], 'none'],
  [['my wife is pregnant', 'one for us both'], 'none'],
  [["I need a kick in the morning, my wife can't have caffeine"], 'none'],
  [["my husband wants it dark, I like it fruity, my mother in law can't have caffeine", 'something more fruity?'], null],
  [["my husband wants it dark, I like it fruity, my mother in law can't have caffeine", 'what about my mother in law?'], 'none'],
  [[PREGNANT, 'My husband loves honey'], null],
  [["my wife can't have caffeine", 'my boss quit too, so we need a new boss', 'something dark for my boss'], null],
  [[PREGNANT, 'My husband loves honey', 'and for me?'], 'none'],
  [['caffeine is off limits for me', 'my husband needs lots of caffeine'], null],
  [['caffeine is off limits for me', 'my husband needs lots of caffeine', 'and something for me'], 'none'],
  [['no caffeine please', 'my husband loves honey'], 'none'],
  [
    ['I like fruity, and my mother in law lives with us and cant have any caffeine', 'only his mother cant', 'something for his mother'],
    'none',
  ],
  [['I like fruity, and my mother in law lives with us and cant have any caffeine', 'something for my husband'], null],
  // A person who is only talked of
  [
    ["Doctor's orders: not one milligram of caffeine.", 'He is a very stern man.', 'And yet I should like something strong and dark.'],
    'none',
  ],
  [
    [
      'no caffeine for me since the heart attack',
      'my brother says a little caffeine never hurt anybody',
      'he also thinks the moon is fake',
      'something for tonight pls',
    ],
    'none',
  ],
  // Of both
  [["I can't have caffeine, my husband neither", 'something for my husband'], 'none'],
  [["I can't have caffeine", 'my husband neither', 'something for my husband'], 'none'],
  [["I'm pregnant and so is my sister", 'something for my sister'], 'none'],
  [["my wife and I can't have caffeine", 'something for my wife'], 'none'],
  [["my sister and my wife can't have caffeine", 'something for my sister'], 'none'],
  [['neither my wife nor I can have caffeine', 'something for me'], 'none'],
  [["my wife, like me, can't have caffeine", 'something for her'], 'none'],
  [['no caffeine for my wife and me', 'something for her'], 'none'],
  [["we can't have caffeine", 'something for my husband'], 'none'],
  // A request that names nobody, some messages after one for another, may be the visitor's.
  [[PREGNANT, 'my husband loves honey', 'what else?'], null],
  [[PREGNANT, 'my husband loves honey', 'what else?', 'and a chocolate one?'], 'none'],
  [[PREGNANT, 'my husband can have caffeine, he loves honey'], null],
  [[PREGNANT, 'my husband can have caffeine', 'something for him then'], null],
  [[PREGNANT, 'my husband can have caffeine', 'something for us both'], 'none'],
  [[PREGNANT, 'my husband can have caffeine', 'what do you recommend for the two of us?'], 'none'],
  [[PREGNANT, 'My mum would like one too, caffeine is ok for her'], null],
  [[PREGNANT, 'A honey coffee WITH caffeine for my mother, what have you got?', 'and mine?'], 'none'],
  [['ich bin schwanger', 'mein Mann darf Koffein. Was für ihn?'], null],
  [['ich bin schwanger', 'mein Mann darf Koffein. Was für ihn?', 'und für mich?'], 'none'],
  [[PREGNANT, "He can have caffeine, it's only me who can't. Caramel, without milk, for him"], null],
  [[PREGNANT, 'My boyfriend wants something with caffeine, he loves caramel.'], null],
  [[PREGNANT, 'my dad is allowed normal coffee. what about the one with cinnamon for him?'], null],
  // One of several persons of a relation
  [[...QUIT, 'what about Dale?'], null],
  [[...QUIT, 'Dale just told me he quit too. So what now for Dale?'], 'none'],
  [[...QUIT, 'Dale quit his job too. So what now for Dale?'], null],
  [["my friend Tom can't have caffeine", 'my friend Ann likes it strong'], null],
  [["my friend Tom can't have caffeine", 'my friend Ann likes it strong', 'something for my friend'], 'none'],
  [["my roommate can't have caffeine", 'my other roommate likes it strong', 'and my roommate?'], 'none'],
  [['my roommate likes it dark', 'and my other roommate', 'my roommate is pregnant', 'something for my other roommate'], 'none'],
  [["my first cousin can't have caffeine", 'something strong for my cousin'], 'none'],
  [["I am a teacher and can't have caffeine", 'something for me'], 'none'],
  [['my tutor took me off caffeine', 'something strong for me'], 'none'],
  [['no caffeine for me, and none for my wife either', 'for my wife something strong'], 'none'],
  [["I have a client who can't have caffeine", 'for my client something strong'], 'none'],
  [["my client and Tom can't have caffeine", 'for my client something strong'], 'none'],
  [["first friend and second friend can't have caffeine", 'for my first friend something strong'], 'none'],
  [["my friend Tom and my friend Ann can't have caffeine", 'for Tom something strong'], 'none'],
  [["my friend Tom or my friend Ann can't have caffeine", 'for Ann something strong'], 'none'],
  [['first friend: dark, second friend: no caffeine', 'something strong for my first friend'], null],
  // Nobody is said to have caffeine alone.
  [[PREGNANT, 'He can have caffeine, what is good for me?'], 'none'],
  [[PREGNANT, 'he can not have caffeine'], 'none'],
  [[PREGNANT, "He can have caffeine but I can't, something minty please"], 'none'],
  [[PREGNANT, 'my husband can have caffeine but we share the pot'], 'none'],
  [[PREGNANT, 'No no, the no caffeine is only for me. My husband can have as much caffeine as he wants'], null],
  [[PREGNANT, 'Ok the decaf for me sounds nice. And something for my husband? He likes it really strong and dark'], null],
  [["my husband loves strong coffee but I can't have caffeine"], 'none'],
  [['my mother must not have caffeine', "I can have caffeine, it's only mum who can't. Something with tea?"], null],
  [['my mother must not have caffeine', "I can have caffeine, it's only mum who can't", 'and for mum?'], 'none'],
  [[PREGNANT, 'she may have caffeine, I want something strong too'], 'none'],
  [[PREGNANT, 'my husband says I can have caffeine'], 'none'],
] as const)('of %j, the most caffeine is %s', (talk, most) => expect(guardOfTalk(catalog, talk).wishes.maxCaffeine).toBe(most));

test("another person's condition is no health wish of the customer, and holds with the other characters", () => {
  const said = { lastCards: [], health: noHealthWishes() };
  const { health } = guardOf(catalog, { ...said, messages: ["my mother in law can't have caffeine"] });
  expect(health).toEqual(noHealthWishes());
  const elsewhere = ['thanks', "my mother in law can't have caffeine", 'hello'];
  function mostOf(message: string) {
    return guardOf(catalog, { ...said, elsewhere, messages: [message] }).guard.wishes.maxCaffeine;
  }
  expect(mostOf('what do you recommend?')).toBe('none');
  expect(mostOf('something for my mother in law')).toBe('none');
  expect(mostOf('something for me')).toBeNull();
});

function found(slug: string) {
  return toFoundProduct(
    catalog.products.find((product) => product.slug === slug)!,
    catalog,
  );
}

test.each([
  // What is chosen for another person has to suit that person alone.
  [[PREGNANT, 'Lord Darkroast is for my husband. What do we pay?'], 'darth', []],
  [[PREGNANT, 'Lord Darkroast is for my husband', 'and the total of both?'], 'darth', []],
  [[PREGNANT, 'So all three: Lord Darkroast for him, Decaf Destiny for me, the captain for mum. What is it?'], 'captains-choice', []],
  [[PREGNANT, 'Lord Darkroast for me'], 'darth', ['has high caffeine']],
  [[PREGNANT, 'is Lord Darkroast good?'], 'darth', ['has high caffeine']],
  [[PREGNANT, 'no Lord Darkroast for my husband'], 'darth', ['is put aside, as you asked']],
  [['my mum must not have caffeine', 'Lord Darkroast for my mum please'], 'darth', ['has high caffeine']],
  [['I am allergic to peanuts', 'the weasel for my brother'], 'snickering-weasley', ['contains peanuts', 'tastes of nut']],
  [['my neighbour is pregnant', 'and the total?'], 'friendly-neighborhood', ['has low caffeine']],
] as const)('after %j, %s: %j', (talk, slug, reasons) => {
  expect(unsuitableNamed(found(slug), guardOfTalk(catalog, talk))).toEqual(reasons);
});

test('what is chosen for another person is no recommendation', () => {
  const guard = guardOfTalk(catalog, [PREGNANT, 'Lord Darkroast is for my husband', 'and for me?']);
  expect(unsuitable(found('darth'), guard)).toEqual(['has high caffeine']);
});

test.each([
  [["Tom doesn't drink caffeine, what for him?", "it's only Tom who can't have caffeine", 'something strong for me'], null],
  [["Tom doesn't drink caffeine", 'the caffeine thing is only for Tom. I can have as much as I want'], null],
  [["Tom doesn't drink caffeine", "I can drink caffeine, that's only Tom", 'and for Tom?'], 'none'],
  [["Betty can't have caffeine", 'But Betty drinks caffeine! what for Betty?'], null],
  [['Betty drinks caffeine', "no wait, Betty can't have caffeine", 'what for Betty?'], 'none'],
  [["I'm pregnant so no caffeine for me", "that's only for me"], 'none'],
  [['no caffeine please', 'I never said no caffeine'], null],
] as const)('the caffeine of one person alone: %j allows %s', (talk, most) => {
  expect(guardOfTalk(catalog, talk).wishes.maxCaffeine).toBe(most);
});

const BAND = 'for my bandmates. drummer: nothing minty. bassist: allergic to nuts';
test.each([
  // Below a label a taste is of its person, and an allergy holds for everybody.
  [[BAND, 'singer needs something with honey'], `${NUTS}, no nut`],
  [['for my bandmates. drummer: nothing minty', 'and for me?'], ''],
  [[BAND, 'something for the drummer'], `${NUTS}, no mint, no nut`],
  [[BAND, 'and me, i want the figgy one'], `${NUTS}, no nut`],
  [[BAND, 'something for all of us'], `${NUTS}, no mint, no nut`],
  [['Marco: nothing fruity', 'Dev: nuts make him swell up', 'and i like caramel or chocolate'], `${NUTS}, no nut`],
  [['Note: allergic to nuts. Budget: 20', 'and for me'], `${NUTS}, no nut, up to $20.00`],
] as const)('a list of persons, %j, rules out: %s', (talk, words) => expect(ruledOut(...talk)).toBe(words));

test('a sum of products for different persons has the conditions of none of them', () => {
  const talk = [
    'my cousin Abby likes mint',
    'something for my boss',
    "And Abby told me she's off cinnamon. Something fruity instead?",
    "what's the total for both?",
  ];
  expect(unsuitableNamed(found('dukes-spice'), guardOfTalk(catalog, talk))).toEqual([]);
});

test('names that a talk introduces are persons', () => {
  const talk = ['The eldest, Daniel, likes chocolate', 'Then there is Sophie, she likes it light', "Tom doesn't drink caffeine"];
  expect(guardOfTalk(catalog, talk).askedFor.map(({ person }) => person)).toEqual(['Daniel', 'Sophie', 'Tom']);
});

test('a swap exchanges what was chosen for two persons', () => {
  const talk = ["Linda can't have caffeine", 'Chocolate Java for Linda. Lord Darkroast for Carol', 'I mixed up Linda and Carol, swap them'];
  const { chosen } = guardOfTalk(catalog, talk);
  expect([chosen.get('chocolate-java')!.maxCaffeine, chosen.get('darth')!.maxCaffeine]).toEqual([null, 'none']);
});

test.each([
  [['Four bags of Hilltop Rambler and two of the decaf.', 'something dark'], null],
  [["I'd like three bags of the mint one and 2 decaf. Thanks!"], null],
  [['I tried one Hilltop Rambler, and a decaf please'], 'none'],
  [['one like Hilltop Rambler and one decaf'], 'none'],
  [['Four bags of Hilltop Rambler and two of the decaf. My doctor forbids caffeine'], 'none'],
] as const)('a number of decaf beside another product: %j allows %s', (talk, most) =>
  expect(guardOfTalk(catalog, talk).wishes.maxCaffeine).toBe(most),
);

test('decaf in a list of products is the product', () => {
  expect(guardOfTalk(catalog, ["Lord Darkroast, decaf and Jack's Pumpkin, how much?"]).wishes.maxCaffeine).toBeNull();
  expect(guardOfTalk(catalog, ['Lord Darkroast is nice, but decaf please']).wishes.maxCaffeine).toBe('none');
});

test('what was too much is the one that is named with it', () => {
  const lastCards = ['captains-choice', 'darth'];
  const after = guardOf(catalog, {
    messages: ["Captain's Choice is too sweet. What about Lord Darkroast?"],
    lastCards,
    health: noHealthWishes(),
  });
  expect([...after.guard.putAside]).toEqual(['captains-choice']);
  const all = guardOf(catalog, { messages: ['too sweet'], lastCards, health: noHealthWishes() });
  expect([...all.guard.putAside]).toEqual(lastCards);
});

test.each([
  'And the one for my wife ground please, für Filterkaffee',
  'Zwei Tüten für Weihnachten',
  'für Montag bitte, ganze Bohnen und Mühle',
  'two for Kwanzaa and one for Moka',
  'something for Memorial Day',
  "coffee for New Year's Eve",
])('"%s" names nobody but a relation', (message) => expect(namesIn(message)).toEqual([]));

test('a permission with a row of "all the" does not time out', () => {
  expect(ruledOut(`no caffeine for me, my wife can have ${'all the '.repeat(100)}milk`)).toBe('no caffeine');
});
