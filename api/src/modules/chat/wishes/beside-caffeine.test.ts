import { expect, test } from 'vitest';
import { seededCatalogue } from '../../../testing/seeded-catalogue.ts';
import messages from './messages/beside-caffeine.json' with { type: 'json' };
import { type BesideCaffeine, besideCaffeine, isSaidOfOthers } from './beside-caffeine.ts';
import { PersonReader } from './persons/persons-in.ts';

const { vocabulary } = seededCatalogue();

function readBeside(message: string): BesideCaffeine {
  return besideCaffeine(message, new PersonReader([message]).clausesOf(message), vocabulary);
}

test.each([
  ["One bag for me, black and strong, one for my wife, she can't have caffeine", 'one bag for me, black, strong'],
  ['two bags: strong for me, and one without caffeine for my wife, she is pregnant', 'strong for me'],
  [
    'I want something dark and smoky, my husband has a heart condition and can’t have caffeine. One bag each.',
    'i want something dark, smoky',
  ],
  ['one smoky for me, one decaf for my pregnant wife', 'one smoky for me'],
  ["My grandma can't have caffeine and my grandpa wants something nutty", 'my grandpa wants something nutty'],
  ['My doctor says no caffeine. One dark bag for my husband and one chocolatey bag for me.', 'one dark bag for my husband'],
  ['One chocolatey for me, one dark for my husband. My doctor says no caffeine.', 'one dark for my husband'],
  ["I'm pregnant and need something sweet, my husband wants the strongest you have", 'my husband wants the strongest you have'],
  ["my wife is expecting. something minty for her, and I'd like a smoky one", "i'd like a smoky one"],
  [
    "One for my husband, who wants it black as night, and one for me, I can't have any caffeine",
    'one for my husband, who wants it black as night',
  ],
  ["My husband's sister is pregnant. One dark for my husband, one chocolatey for his sister.", 'one dark for my husband'],
  ['One strong for me, one fruity for Anna. She is pregnant.', 'one strong for me'],
  [
    "Housewarming next door. He doesn't do caffeine since his surgery, she can't have milk and likes it spicy.",
    'she can not have milk, likes it spicy',
  ],
  ['The CEO is caffeine free since January, the intern practically needs jet fuel.', 'the intern practically needs jet fuel'],
  [
    'One for Ahmed, no caffeine since his heart thing, and one for Leila, the more caffeine the better',
    'one for leila, the more caffeine the better',
  ],
  [
    'Decaf for my pregnant sister. Dad still thinks coffee should taste like a bonfire. One bag each please.',
    'dad still thinks coffee should taste like a bonfire',
  ],
  ["Jo likes chocolate, Sam can't have caffeine. What do I get them?", 'jo likes chocolate'],
  [
    "One for a new mum who's breastfeeding and wants no caffeine at all. One for the new dad who'll need all of it.",
    "one for the new dad who'll need all of it",
  ],
  ['One for the guy who thinks espresso is water, and a decaf for our pregnant colleague', 'one for the guy who thinks espresso is water'],
  ['Para mi madre uno con canela y para mi suegro uno descafeinado, gracias', 'for my mother uno con cinnamon'],
  ['Sie trinkt nur entkoffeiniert, er am liebsten mit Zimt. Was nehm ich da mit?', 'he likes mit cinnamon'],
  ['Er trinkt nur entkoffeiniert, sie am liebsten mit Zimt. Was nehm ich da mit?', 'she likes mit cinnamon'],
  ['For my sister who quit caffeine completely, and one for me, we share a kitchen', 'one for me'],
  [
    "My wife's expecting so no caffeine in hers. I'd like a separate bag for myself, as strong as you've got.",
    "i'd like a separate bag for myself, as strong as you have got",
  ],
  [
    'Thank-you gifts for two midwives, one bag each: Carol enjoys a strong dark roast; Denise is pregnant herself and wants it without caffeine.',
    'carol enjoys a strong dark roast',
  ],
  ["Tim won't touch caffeine. Ann loves it dark and smoky. One bag each.", 'ann loves it dark, smoky'],
  ['my grandfather has a heart condition, no caffeine for him. my sister loves mint. I like smoke', 'my sister loves mint', 'i like smoke'],
])('for one of several persons caffeine is fine: %s', (message, ...parts) => expect(readBeside(message).parts).toEqual(parts));

test.each([
  "I need a kick in the morning, my wife can't have caffeine",
  "Something dark and smoky. My wife can't have caffeine.",
  "I'm pregnant, something strong for me and my husband",
  "I can't have caffeine. something strong please",
  "my husband loves strong coffee but I can't have caffeine",
  "my wife loves chocolate, but she can't have caffeine, and I want to surprise her",
  'my wife is pregnant and I want to give her something fruity',
  'I am pregnant. my doctor said no caffeine, my mum says I can have a little, give me a strong one',
  "we share the pot. I like it strong, she can't have caffeine",
  "The two of us share one bag: I like it smoky, my wife can't have caffeine.",
  'something strong for both of us, one bag each, she is pregnant',
  'There are three of us, each with our own pour over. Sal is off caffeine for good. I want something dark.',
  "We share the pot but buy separate bags. I like it strong, she can't have caffeine.",
  "Theo can't, Mia won't, and I shouldn't - have caffeine, I mean. Theo goes for earthy, Mia for fruity, me for chocolate.",
  'grandpa and grandma. hes got arrythmia she cant sleep. he likes it strong she likes it creamy. wat do u have',
  'I heard from Steve that Alan had palpitations. Anyway Steve wants a dark roast and Alan wants a light one.',
  "Mum can't have caffeine, dad likes two cups of something strong. Get them a coffee.",
  'two bags of something strong please',
  "My grandma can't have caffeine. Two bags: something strong for my grandparents, something mild for me.",
])('who may share a coffee, or is alone, gets none with it: %s', (message) => expect(readBeside(message).parts).toEqual([]));

test.each([
  'Pregnant here! One dark for my husband, one chocolatey for me.',
  "I'm pregnant. One is for me, something chocolatey.",
  'My wife has a heart condition and I want to give her something smoky',
  "I need a gift for my wife, who is pregnant. I'd like something dark and smoky.",
  'A coffee for my pregnant wife and me, dark and smoky.',
  'My wife wants me off caffeine because of my heart condition. A strong one for her, a chocolatey one for me.',
  'One for my mum with honey, one for my gran with black tea. My mum can not have caffeine, and actually neither can gran.',
  'He wants dark, she wants light, both on decaf since his heart attack and her pregnancy',
  'Can I get a hazelnut one for my boyfriend? His sister is a nurse and she says with his heart he needs to lay off the caffeine.',
  'My neighbour had a heart attack. His wife asked me to bring something with honey, for him, he misses coffee.',
  "My doctor and my wife's doctor both say decaf. I want something with molasses, she wants something with coconut.",
  'mein Mann sagt, ich soll wegen der Schwangerschaft kein Koffein trinken, habt ihr was mit Karamell für mich',
])('in doubt who must have none, nobody has it: %s', (message) => expect(readBeside(message).parts).toEqual([]));

test("who must have none is known beside others: I'm a mom-to-be, one of three can't have caffeine", () => {
  const mother = readBeside("I'm a mom-to-be and pregnant. One dark for my husband and one chocolatey for me.");
  expect(mother.parts).toEqual(['one dark for my husband']);
  const one = readBeside("One loves chocolate, one can't have any caffeine, one wants it smoky");
  expect(one.parts).toEqual(['one loves chocolate', 'one wants it smoky']);
  const each = readBeside("3 housemates: one loves chocolate, one can't have any caffeine, one drinks it black and smoky.");
  expect(each.parts).toEqual(['one loves chocolate', 'one drinks it black, smoky']);
});

test('what is asked for others is known by their own words', () => {
  const beside = { parts: ['one bag for me, black and strong'], theirs: ['one for my wife, she can not have caffeine'] };
  expect(isSaidOfOthers('a coffee for me, black and strong', beside)).toBe(true);
  expect(isSaidOfOthers('strong', beside)).toBe(true);
  for (const words of ['', 'a coffee', 'strong for my wife', 'one for my wife, she can not have caffeine', 'for'])
    expect(isSaidOfOthers(words, beside)).toBe(false);
  expect(isSaidOfOthers("I'm looking for two presents: black for me", beside)).toBe(true);
  expect(isSaidOfOthers('black for me, and the same for my wife', beside)).toBe(false);
  const both = { parts: ['a dark one for me'], theirs: ['a dark one for my wife, she is pregnant'] };
  expect(isSaidOfOthers('a dark one', both)).toBe(false);
});

test('characters of regular expressions in a message are text', () => {
  expect(readBeside("Two friends. One can't have caffeine [his heart, he says. One loves it strong (mint").parts).toHaveLength(1);
});

/** For messages of authors who had not seen the code, on a machine with a load. */
const LONG = { timeout: 60_000 };
test('of messages in which it is doubtful for whom caffeine is fine, none permits it', LONG, () => {
  expect(messages.inDoubt.filter((message) => readBeside(message).parts.length > 0)).toEqual([]);
});

test('no message permits it for a person who must have none', LONG, () => {
  const wrong = messages.adversarial.filter(({ message, without }) => {
    const words = new Set(
      readBeside(message)
        .parts.join(' ')
        .match(/[a-z']+/g),
    );
    return without.some((person) => words.has(person.toLowerCase()));
  });
  expect(wrong).toEqual([]);
});

test('where each has a separate coffee, it is permitted for the others in a third of the messages', LONG, () => {
  const permitted = messages.separate.filter(({ message }) => readBeside(message).parts.length > 0);
  expect(permitted.length / messages.separate.length).toBeGreaterThan(0.35);
});
