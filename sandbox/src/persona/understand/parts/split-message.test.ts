import { beforeAll, expect, test } from 'vitest';
import { learnIntents } from '../../intents/classify.ts';
import { splitMessage } from './split-message.ts';

beforeAll(() => void learnIntents(), 60_000);

test.each([
  ['how much is shipping and do you have a coupon?', ['how much is shipping', 'do you have a coupon?']],
  ["Do you charge tax? And what's delivery?", ['Do you charge tax?', "And what's delivery?"]],
  ["I'd like a dark roast, and how much is shipping?", ["I'd like a dark roast", 'how much is shipping?']],
  ['great, thanks a ton, and cold brew?', ['and cold brew?']],
  ['nice one mate, and how long til its at my door', ['and how long til its at my door']],
  ['ok great one, and cold brew?', ['ok great one, and cold brew?']],
  [
    'two gifts, one for a chocolate lover and one for somebody who loves smoke',
    ['a coffee for a chocolate lover', 'a coffee for somebody who loves smoke'],
  ],
  ['something for mornings and something for late evenings', ['something for mornings', 'something for late evenings']],
  ["something minty for her, and I'd like a smoky one", ['something minty for her,', "I'd like a smoky one"]],
  [
    'two bags: strong for me, and one without caffeine for my wife, she is pregnant',
    ['strong for me', 'one without caffeine for my wife who is pregnant'],
  ],
  ['One for me and one for my husband. I like it light, he likes it dark.', ['I like it light', 'he likes it dark.']],
  [
    '3 presents: little bro = bananas, dad = as dark as possible',
    ['a coffee for little bro, bananas', 'a coffee for dad, as dark as possible'],
  ],
  ['xmas gifts. sis = peppermint, granny = decaf', ['a coffee for sis, peppermint', 'a coffee for granny, decaf']],
  ['gifts. Mr Alvarez - dark roast. Ms Kim - fruity', ['a coffee for Mr Alvarez, dark roast.', 'a coffee for Ms Kim, fruity']],
  ['He: dark, no nonsense. She: a dessert kind', ['a coffee for He, dark, no nonsense.', 'a coffee for She, a dessert kind']],
  [
    'no nuts please. oldest: dark roast, youngest: pumpkin',
    ['no nuts please.', 'a coffee for oldest, dark roast', 'a coffee for youngest, pumpkin'],
  ],
  [
    'For two: Jo wants chocolate in it, Priya wants something light',
    ['a coffee for Jo, who wants chocolate in it', 'Priya wants something light'],
  ],
  [
    'a strong one for my brother, a spicy one for me, and not a cent over $16',
    ['a strong one for my brother, not a cent over $16', 'a spicy one for me, not a cent over $16'],
  ],
  ['my boss likes it dark, me anything with cinnamon', ['my boss likes it dark', 'me anything with cinnamon']],
  ['for Ines something light, for Marek a medium roast', ['for Ines something light', 'for Marek a medium roast']],
  ['does it come ground, any allergens?', ['does it come ground', 'any allergens?']],
  ['Roast: dark. Budget: 16', ['Roast: dark.', 'Budget: 16']],
  [
    'I need one coffee with fig, one with smoke, and one with bergamot',
    ['a coffee with fig', 'a coffee with smoke', 'a coffee with bergamot'],
  ],
  ['Which has the most caffeine, and which the least?', ['Which has the most caffeine', 'which the least caffeine?']],
  ['Do you ship to Lyon? Or only within the US?', ['Do you ship to Lyon? Or only within the US?']],
  ['a fruity one plus a minty one', ['a fruity one', 'a minty one']],
  ['mild one for him, dark one for her', ['mild one for him', 'dark one for her']],
  [
    'mum loves chocolate, dad hates sweet stuff, and my sister is into chai',
    ['mum loves chocolate', 'dad hates sweet stuff', 'my sister is into chai'],
  ],
  [
    'two bags: a smoky one for my father in law and something nutty for his wife',
    ['a smoky one for my father in law', 'something nutty for his wife'],
  ],
  [
    'two gifts. a colleague with a nut allergy who adores chocolate, and my boss, who only drinks black tea',
    ['a colleague with a nut allergy who adores chocolate', 'my boss, who only drinks black tea'],
  ],
  [
    "my wife wants chocolate with mint. i've no allergies and want something with pumpkin",
    ['my wife wants chocolate with mint', "i've no allergies and want something with pumpkin"],
  ],
  ['a nutty coffee for me and a peanut one for the hubby', ['a nutty coffee for me', 'a peanut one for the hubby']],
  ["need: a mint one, a pumpkin one. that's it, thanks", ['a mint one', 'a pumpkin one']],
  ['a) something fruity b) something strong', ['something fruity', 'something strong']],
  [
    'one for my mum, she likes chocolate, and one for my dad, he likes smoky',
    ['a coffee for my mum who likes chocolate', 'a coffee for my dad who likes smoky'],
  ],
  [
    'teacher (hates sweet stuff), driver (up at 4). both under 17',
    ['a coffee for teacher, hates sweet stuff, both under 17', 'a coffee for driver, up at 4, both under 17'],
  ],
  ['teacher (mild), driver (strong). do you ship?', ['a coffee for teacher, mild', 'a coffee for driver, strong', 'do you ship?']],
  ['half of them want decaf, the others rocket fuel. what do i get', ['half of them want decaf, the others rocket fuel.', 'what do i get']],
  ['half of them want decaf, the others want it strong. what do i get', ['half of them want decaf', 'the others want it strong.']],
  ['sorry, long day, what did i tell you', ['what did i tell you']],
  ['2 qs: do you take mastercard. and when will it ship', ['do you take mastercard.', 'and when will it ship']],
  ['duke: what roast is it and is it ground', ['duke: what roast is it', 'is it ground']],
  [
    "he wants it to taste like a bonfire, she wants something gentle and can't have nuts",
    ['he wants it to taste like a bonfire', "she wants something gentle and can't have nuts"],
  ],
  ['need two for the office, 1 decaf 1 strong', ['a coffee decaf', 'a coffee strong']],
  [
    'This is for my boss, who is retiring after 26 years. A nod to the sea would be perfect.',
    ['This is for my boss, who is retiring after 26 years.', 'A nod to the sea would be perfect.'],
  ],
  ['Do remind me, what does it taste of?', ['Do remind me, what does it taste of?']],
  ['two of us: I need decaf, boyfriend wants it dark', ['a coffee for two of us, I need decaf', 'boyfriend wants it dark']],
  [
    "Three of us. Priya loves mint, Max loves banana and I'm into spice. Can you match us up?",
    ['Priya loves mint', 'Max loves banana', "I'm into spice."],
  ],
  [
    "for mom: like tea. for dad: strong, and he can't have milk",
    ['a coffee for mom, like tea.', "a coffee for dad, strong, and he can't have milk"],
  ],
  ['wife wants fig, our 19 yr old wants chocolate. no peanuts', ['wife wants fig', 'our 19 yr old wants chocolate.']],
  [
    'hosting four: two only drink decaf, one wants it light, and my uncle (70) wants it strong',
    ['two only drink decaf', 'one wants it light', 'my uncle (70) wants it strong'],
  ],
  [
    'Kids! The oldest is a chocoholic, the middle one only drinks tea, and the youngest has to stay awake. One bag each.',
    ['The oldest is a chocoholic', 'the middle one only drinks tea', 'the youngest has to stay awake.'],
  ],
  [
    'my roommate is allergic to milk and wants dessert, i just want pumpkin',
    ['my roommate is allergic to milk and wants dessert', 'i just want pumpkin'],
  ],
  [
    'Our choir pays. The sopranos want it mild, the basses want it strong. Which two would you choose?',
    ['The sopranos want it mild', 'the basses want it strong.'],
  ],
  ['I need decaf, he needs a kick', ['I need decaf', 'he needs a kick']],
  ["hubby's into nuts and I'm more of a fruit person", ['hubby is into nuts', "I'm more of a fruit person"]],
  [
    'something for my mom, who likes honey, and something for my dad, who likes smoke',
    ['something for my mom who likes honey', 'something for my dad who likes smoke'],
  ],
  [
    'Busco dos cafés: uno con menta para mi hija y otro sin cafeína para mi papá',
    ['Busco dos cafés: uno con menta para mi hija', 'otro sin cafeína para mi papá'],
  ],
  ['Zwei Kaffees: einen hellen für mich und einen dunklen für sie', ['Zwei Kaffees: einen hellen für mich', 'einen dunklen für sie']],
  ['un doux pour ma mère et un autre très fort pour mon père', ['un doux pour ma mère', 'un autre très fort pour mon père']],
  ['Für meine Frau etwas mit Minze, für mich etwas Dunkles', ['Für meine Frau etwas mit Minze', 'für mich etwas Dunkles']],
  ['mi hermana quiere menta y yo quiero algo fuerte', ['mi hermana quiere menta', 'yo quiero algo fuerte']],
  ['my wife drinks honey, my dad likes brand', ['my wife drinks honey', 'my dad likes brand']],
])('%j has the parts %j', (message, parts) => {
  expect(splitMessage(message).map(({ text }) => text)).toEqual(parts);
});

test.each([
  'something dark and smoky',
  'ok two of those and a poster, total?',
  'brunana.. is there coconut in the taste?',
  'It always says ten past two. Why?',
  'The first one, please. Ground.',
  'my dad is mad about cinnamon but hates nuts',
  'the duke (cinnamon) or the captain (treacle), which is stronger',
  'chocolate and caramel, please',
  'How much is it?',
  'salt and pepper',
  'whole bean only, something with fig or walnut',
  'actually, something with nuts today',
  'ok the second one, how much for 2 bags?',
  'sweet, but not too sweet',
  'my wife wants something my kids like too',
  'I like chocolate and my doctor likes to say no to it',
  'I like chocolate and my stomach hates it',
  'my dad loves coffee, I want something smoky for him',
  'I want a gift for my mom, she likes mint',
  'my sister likes mint and also loves honey',
  'hello, my son is 20 and wants something fruity',
  'whatever tastes like honey and feels like a hug',
  'our team likes dark roast but hates anything smoky',
  'my husband can have anything and wants chocolate',
  'un café con canela y un toque de naranja',
])('%j is one part', (message) => {
  expect(splitMessage(message).map(({ text }) => text)).toHaveLength(1);
});

test.each(['x for me, ', 'one a ', 'a minty one and ', 'anna likes mint and ', 'my my-x is a ', 'the xs want ', 'a phone number, or '])(
  'hundreds of parts ("%s") are read to the end, and at most four are answered',
  (part) => expect(splitMessage(part.repeat(100)).length).toBeLessThanOrEqual(4),
);
