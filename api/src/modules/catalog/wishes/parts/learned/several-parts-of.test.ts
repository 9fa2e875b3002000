import { beforeAll, expect, test } from 'vitest';
import { toPlainEnglish } from '../../language/plain-english.ts';
import { learnParts } from './learned-parts.ts';
import { severalParts } from './several-parts-of.ts';

// Trained here, as the training takes longer than a test may.
beforeAll(() => {
  learnParts();
}, 60_000);

test.each([
  "something minty for her, and I'd like a smoky one",
  'two bags: strong for me, and one without caffeine for my wife, she is pregnant',
  'One for me and one for my husband. I like it light, he likes it dark.',
  '3 presents: little bro = bananas, dad = as dark as possible',
  'xmas gifts. sis = peppermint, granny = decaf',
  'gifts. Mr Alvarez - dark roast. Ms Kim - fruity',
  'He: dark, no nonsense. She: a dessert kind',
  'no nuts please. oldest: dark roast, youngest: pumpkin',
  'For two: Jo wants chocolate in it, Priya wants something light',
  'a strong one for my brother, a spicy one for me, and not a cent over $16',
  'my boss likes it dark, me anything with cinnamon',
  'for Ines something light, for Marek a medium roast',
  'I need one coffee with fig, one with smoke, and one with bergamot',
  'mild one for him, dark one for her',
  'mum loves chocolate, dad hates sweet stuff, and my sister is into chai',
  'two bags: a smoky one for my father in law and something nutty for his wife',
  'two gifts. a colleague with a nut allergy who adores chocolate, and my boss, who only drinks black tea',
  "my wife wants chocolate with mint. i've no allergies and want something with pumpkin",
  "need: a mint one, a pumpkin one. that's it, thanks",
  'one for my mum, she likes chocolate, and one for my dad, he likes smoky',
  'teacher (hates sweet stuff), driver (up at 4). both under 17',
  'teacher (mild), driver (strong). do you ship?',
  'half of them want decaf, the others want it strong. what do i get',
  "he wants it to taste like a bonfire, she wants something gentle and can't have nuts",
  'need two for the office, 1 decaf 1 strong',
  'two of us: I need decaf, boyfriend wants it dark',
  "Three of us. Priya loves mint, Max loves banana and I'm into spice. Can you match us up?",
  "for mom: like tea. for dad: strong, and he can't have milk",
  'wife wants fig, our 19 yr old wants chocolate. no peanuts',
  'hosting four: two only drink decaf, one wants it light, and my uncle (70) wants it strong',
  'Kids! The oldest is a chocoholic, the middle one only drinks tea, and the youngest has to stay awake. One bag each.',
  'my roommate is allergic to milk and wants dessert, i just want pumpkin',
  'Our choir pays. The sopranos want it mild, the basses want it strong. Which two would you choose?',
  'I need decaf, he needs a kick',
  "hubby's into nuts and I'm more of a fruit person",
  'something for my mom, who likes honey, and something for my dad, who likes smoke',
  'Für meine Frau etwas mit Minze, für mich etwas Dunkles',
  'mi hermana quiere menta y yo quiero algo fuerte',
  'my wife drinks honey, my dad likes brand',
])('%j asks for several coffees', (message) => {
  const items = severalParts(toPlainEnglish(message)).filter(({ kind }) => kind === 'item');
  expect(items.length).toBeGreaterThan(1);
});

test.each(['nah too dark for me. something lighter', 'decaf would be better actually, I crash so hard on mondays'])(
  '%j is about one',
  (message) => expect(severalParts(toPlainEnglish(message))).toEqual([]),
);
