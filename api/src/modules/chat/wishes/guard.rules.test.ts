import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import { noHealthWishes, toFoundProduct } from '../../catalog/index.ts';
import { guardOf, guardOfTalk } from './guard.rules.ts';
import { unsuitable } from './unsuitable.ts';

const catalog = seededCatalogue();
const DARK = ['darth', 'captains-choice'];

/** The slugs that must not be offered after a talk. */
function ruledOut(...talk: string[]): string[] {
  const guard = guardOfTalk(catalog, talk);
  return catalog.products.filter((product) => unsuitable(toFoundProduct(product, catalog), guard).length > 0).map(({ slug }) => slug);
}

test.each([
  [['i only got a moka pot at home, does lord darkroast work in that'], []],
  [['I have Brunana at home, is the captain stronger?'], ['brunana']],
  [['already have the nest one and Brunana at home, what else'], ['sparrows', 'brunana']],
  [['not the captain again'], ['captains-choice']],
  [["had the captain and darth already, loved both, a third that isn't one of those?"], ['darth', 'captains-choice']],
  [['anything but Brunana'], ['brunana']],
  [["I've had Brunana, what's next?"], ['brunana']],
  [['we already own the rambler'], ['baggins']],
  [['I already have the pumpkin one and the mint one'], ['jacks-pumpkin', 'mint-stole-christmas']],
  [['Brunana hab ich schon'], ['brunana']],
  [['ya tengo Brunana'], ['brunana']],
  [['my cupboard is full of brunana'], ['brunana']],
  [['not Brunana, the captain'], ['brunana']],
  [['I still have some of the weasel left'], ['snickering-weasley']],
  [['tried the duke already'], ['dukes-spice']],
  [['no destiny please'], ['decaf-destiny']],
  [['something spicy but not the pumpkin one'], ['jacks-pumpkin']],
  [['something with citrus please', 'no orange tho'], ['dukes-spice']],
  [['no orange', 'something with lemon please'], ['dukes-spice']],
  [['citrus, no orange', 'something with orange after all'], []],
  [['something that feels like autumn', 'but pls not pumpkin, i get pumpkin everything from everyone'], ['jacks-pumpkin']],
  [['ich mag Zimt im Kaffee', 'und einer ohne Kürbis?'], ['jacks-pumpkin']],
  [['something other than Darth'], ['darth']],
  [['something different than Darth'], ['darth']],
  [['dark, but sweeter than Lord Darkroast'], []],
  [['I usually buy Darth', 'I want a change, but something sweeter than Darth'], ['darth']],
  [['gift for somebody who already has the captain'], ['captains-choice']],
  [['sparrows nest or masters blend for someone who never drank black coffee before?'], []],
  [['something different from Darth'], ['darth']],
  [['is there anything different from Darth?'], ['darth']],
  [['I want one that is different from Darth'], ['darth']],
  [['I am sick of the Friendly Neighbour'], ['friendly-neighborhood']],
  [['bored of Captain’s Choice and the sparrow'], ['sparrows', 'captains-choice']],
  [['Brunana? no thanks'], ['brunana']],
  [['the captain is not for me'], ['captains-choice']],
  [["don't give me Darth"], ['darth']],
  [['nicht schon wieder Brunana'], ['brunana']],
  [['todo menos Brunana'], ['brunana']],
  [['tout sauf Brunana'], ['brunana']],
  [['not the captain again', 'something sweet', 'what else?'], ['captains-choice']],
  [['the duke and the captain, one bag each', 'take the duke back out'], ['dukes-spice']],
  [['show me three', "leave the captain's choice out"], ['captains-choice']],
  [['scratch the mint one'], ['mint-stole-christmas']],
  [['can you drop the duke in my cart'], []],
])('%j puts aside %j', (talk, slugs) => expect(ruledOut(...talk)).toEqual(slugs));

test.each([
  [['I loved Brunana, I want more of it']],
  [['I had Brunana yesterday and loved it, another bag please']],
  [['do you have Brunana?']],
  [['tell me about the captain']],
  [['no choice but to ask you']],
  [['that is not friendly']],
  [['not only Brunana']],
  [["I can't find Brunana"]],
  [['where is my Brunana, I ordered it last week']],
  [['I have a friendly neighbor']],
  [['no choice']],
  [["how's the pumpkin one different from Duke's Spice?"]],
  [["what's the difference between Brunana and Duke's Spice"]],
  [["is Brunana unlike Duke's Spice?"]],
  [["what makes Duke's Spice different from Jack's Pumpkin"]],
  [['is the mint one different from Chocolate Java?']],
  [["Brunana is different from Duke's Spice, isn't it?"]],
  [["I've never had Brunana"]],
  [['is Brunana not strong enough?']],
  [['anything but Brunana', 'fine, tell me about Brunana']],
])('%j puts nothing aside', (talk) => expect(ruledOut(...talk)).toEqual([]));

test.each([
  [['My mum loves a nutty coffee.', 'She hates hazelnut. Without that, then.'], ['friendly-neighborhood']],
  [['something nutty', "but my mum isn't a fan of walnuts"], ['baggins']],
  [['he does not like peanuts', 'something nutty please'], ['snickering-weasley']],
])('a nut that is only disliked is a flavour where nuts are asked for: %j', (talk, slugs) => {
  expect(ruledOut(...talk)).toEqual(slugs);
  expect(guardOfTalk(catalog, talk).wishes.allergens).toEqual([]);
});

test.each([
  [['She hates hazelnut.']],
  [['I hate the hazelnut one']],
  [['is it nutty?', 'She hates hazelnut.']],
  [['a nutty coffee', 'She hates hazelnut. No nuts please']],
  [['a nutty coffee', 'She hates hazelnut', 'it makes her throat itch']],
  [['a nutty coffee', "She can't have hazelnut"]],
  [['a nutty coffee', 'without hazelnut please']],
  [['a nutty coffee', 'She hates nuts']],
  [['a nutty coffee', 'She is allergic to hazelnut']],
  [['my sister is allergic to peanuts', 'a nutty coffee', 'she hates hazelnut']],
])('it rules out all tree nuts in %j', (talk) => expect(guardOfTalk(catalog, talk).wishes.allergens).toContain('tree-nuts'));

test('a refused roast holds for the talk, until it is asked for', () => {
  expect(ruledOut('I find dark roasts taste like an ashtray. please none of those', 'something strong')).toEqual(DARK);
  expect(ruledOut('no dark roast', 'what else do you have?')).toEqual(DARK);
  expect(ruledOut('no dark roast', 'ok, a dark roast after all please')).toEqual([]);
  expect(ruledOut('no dark roast', 'which ones are dark roasts?')).toEqual(DARK);
  expect(ruledOut('I love dark roasts')).toEqual([]);
});

test('a refused decaf holds for the talk, until it is asked for', () => {
  const talk = ['something for mornings. NOT decaf, whats the point of decaf', 'what else?'];
  expect(ruledOut(...talk)).toEqual(['decaf-destiny']);
  expect(ruledOut(...talk, 'a decaf please')).not.toContain('decaf-destiny');
  expect(ruledOut('not decaf', 'I am pregnant')).not.toContain('decaf-destiny');
});

test('a budget holds until it is taken back', () => {
  expect(ruledOut('ive got like $16.50', 'how does a french press work again')).toEqual(['decaf-destiny', 'captains-choice']);
  expect(ruledOut('$16.50', "I got paid, price doesn't matter")).toEqual([]);
});

test('cheaper than a product is below its price', () => {
  expect(ruledOut('anything cheaper than the captain?')).toEqual(['decaf-destiny', 'captains-choice']);
});

test.each([
  ["less caffeine than Captain's Choice", 'medium'],
  ["Which ones have less caffeine than Captain's Choice?", 'medium'],
  ['do you have anything with less caffeine than the captain?', 'medium'],
  ['not as much caffeine as Lord Darkroast', 'medium'],
  ['weniger Koffein als Lord Darkroast bitte', 'medium'],
  ["lower in caffeine than Sparrow's Nest please", 'low'],
  ['something less caffeinated than Hilltop Rambler', 'low'],
  ['less caffeine than that', 'low'],
  ["I'm pregnant, less caffeine than the captain", 'none'],
  ["does Brunana have less caffeine than Captain's Choice?", null],
  ['do you have less caffeine than Sparrow?', null],
  ['is the second one lower in caffeine than the captain', null],
])('%s: at most %s', (text, most) => {
  expect(guardOfTalk(catalog, [text]).wishes.maxCaffeine).toBe(most);
  expect(guardOfTalk(catalog, [text, 'what else?']).wishes.maxCaffeine).toBe(most);
});

test('who must not have wheat is not offered the taste of it', () => {
  expect(ruledOut('my wife has coeliac disease')).toEqual(['sparrows', 'decaf-destiny', 'baggins']);
});

test('a vegan is offered neither milk nor honey', () => {
  expect(ruledOut('vegan here, which of the coffees can i actually drink')).toEqual([
    'sparrows',
    'chocolate-java',
    'jacks-pumpkin',
    'friendly-neighborhood',
    'snickering-weasley',
  ]);
  expect(ruledOut("I'm vegan", "actually I'm not vegan")).toEqual([]);
});

test('an allergist lifts an allergy', () => {
  expect(ruledOut('daughter used to react to hazelnut', 'what is nice?')).toEqual([
    'friendly-neighborhood',
    'baggins',
    'snickering-weasley',
  ]);
  expect(ruledOut('daughter used to react to hazelnut', 'allergist cleared her, she can have nuts after all')).toEqual([]);
});

test('the cheapest is one of the cards of the last reply, unless they cost the same', () => {
  function onlyAfter(lastCards: string[], message: string) {
    return guardOf(catalog, { messages: [message], lastCards, health: noHealthWishes() }).guard.only;
  }
  expect(onlyAfter(['captains-choice', 'darth'], 'and the cheapest?')).toEqual(new Set(['darth']));
  expect(onlyAfter(['captains-choice', 'decaf-destiny'], 'and the cheapest?')).toBeNull();
  expect(onlyAfter(['captains-choice', 'decaf-destiny'], 'the cheapest of those?')?.size).toBe(2);
});

test.each([
  [['Just gave up caffeine.', 'something dark for me']],
  [['Stomach is sensitive to caffeine. Something dark for me']],
  [["This is my wife's favourite.", "I can't have caffeine this month", 'something dark for me']],
  [["Coffee is my friend but I can't have caffeine in my coffee. something dark for me"]],
  [['Send the bag to Chicago. No caffeine here in Chicago. Something dark for me']],
])('a word at the start of a sentence or a place is no person with a condition of its own: %j', (talk) => {
  expect(guardOfTalk(catalog, talk).wishes.maxCaffeine).toBe('none');
});
