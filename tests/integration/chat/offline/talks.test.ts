import { beforeAll, expect, test } from 'vitest';
import { learnIntents, startSandbox } from '../../../../sandbox/src/index.ts';
import type { BrowserSession } from '../../../support/browser-session.ts';
import { makeShopper } from '../../../support/factories/shoppers.ts';
import { setupShop } from '../../../support/open-shop.ts';
import { newSession, type TalkAnswer } from '../open-chat.ts';

const shop = setupShop(async () => ({ processes: 'in-process', sandbox: await startSandbox({ port: 0, smtpPort: 0 }) }));
beforeAll(() => {
  learnIntents();
});

async function say(browser: BrowserSession, message: string, coffeeSlug: string, sessionId = newSession()) {
  return (await browser.post<TalkAnswer>('/api/chat', { message, sessionId, coffeeSlug })).body;
}

/** A talk, what its last reply says, and the cards that it has; null for none. */
const talks: [talk: string[], says: RegExp, shows: RegExp | null][] = [
  [['My code is not doing anything', "it's BYGONE"], /code|\/checkout/i, null],
  [['Do you have free shipping?', "Would three bags of Master's Blend be enough for that?"], /\$48\.00/, /^masters-blend$/],
  [["How much for three bags of Sparrow's Nest?", 'is that enough for free shipping'], /\$48\.00/, /^sparrows$/],
  [['something chocolatey', 'how much is the first one, ground?'], /\$16\.00/, /^chocolate-java$/],
  [['Can I brew it the evening before and heat it up?'], /flat by morning|fridge/, null],
  [['Something nutty', 'Would I lose free shipping if I use a coupon?'], /after the (?:discount|coupon)|discount is taken off/, null],
  [["I can't have caffeine", 'will oat milk curdle in it'], /barista|splits least|curdl/i, null],
  [['My dog ate coffee beans'], /veterinarian/, null],
  [['My toddler ate coffee beans'], /^(?!.*veterinarian)/, null],
  [['can I send you a picture of my cup'], /text only|cannot be sent/, null],
  [['Is Brunana acidic?'], /light roast/, /^brunana$/],
  [
    ["I'd like two Master's Blend and one Chocolate Java", 'What is my total, and do I pay for delivery?'],
    /^(?!(?:.*\$48\.00){3}).*\$48\.00/,
    /^(masters-blend|chocolate-java)$/,
  ],
  [['got two bags in my cart, java and pumpkin', 'how far am i from free shipping'], /\$13\.00/, null],
  [['karen: anything chocolate. bill: black and dark', 'priya doesnt do caffeine'], /plum and malt/, /^decaf-destiny$/],
  [['I drink gas station coffee, the stronger the better', 'Is that one dark? I like it to bite back a little.'], /dark roast/, /^darth$/],
  [['Welcher Kaffee passt gut zu Schokoladenkuchen?'], /^(?!.*Schokoladenkuchen)/, /./],
  [['something sweet', 'only one bag, so which?'], /^(?!.*\$16\.00.*\$16\.00).*\$16\.00/, /^(sparrows|chocolate-java|brunana)$/],
  [["I'm allergic to peanuts", 'tell me about the weasel', 'one of those, ground'], /Snickering Weasel.*contains peanuts/, null],
  [
    ["one Sparrow's Nest, whole bean", 'tell me about the captain', 'ok one of those too, ground'],
    /Sparrow's Nest as whole beans and ground Captain's Choice/,
    /^captains-choice$/,
  ],
  [["I'm torn between Chocolate Java and Jack's Pumpkin. What would you take?"], /\$16\.00/, /^(chocolate-java|jacks-pumpkin)$/],
  [['My order would be about 48 dollars. Do I still pay shipping?'], /free.*\$45\.00|\$45\.00.*free|\$45\.00/, null],
  [['Thanks, that is kind. And today is my birthday and nobody remembered.'], /birthday|happy returns/i, null],
  [['Is the decaf completely free of caffeine?'], /trace|milligrams/, /^decaf-destiny$/],
  [['Which way is it decaffeinated, swiss water or chemicals?'], /solvent/, null],
  [['Something for my brother', "Put Duke's Spice down for him, ground."], /Duke's Spice for (?:him|your brother)/, /^dukes-spice$/],
  [['Brunana', 'Is yours a dark roast? Which of the two is less bitter?'], /less bitter one is/, /./],
  [
    ['Brunana for my aunt, Lord Darkroast for my brother', 'she needs hers ground, he grinds his own'],
    /ground Brunana for your aunt and Lord Darkroast as whole beans for your brother/,
    null,
  ],
  [
    ['No: Brunana ground for my aunt, Lord Darkroast whole bean for my brother. Can you note that?'],
    /^(?!.*in stock).*ground Brunana for your aunt and Lord Darkroast as whole beans for your brother/,
    /^(brunana|darth)$/,
  ],
  [['Lord Darkroast for my brother', 'he quit caffeine. swap the Lord Darkroast for something decaf'], /Decaf Destiny/, /^decaf-destiny$/],
  [
    ['Brunana for my aunt and Lord Darkroast for Tom', 'what did I pick for my aunt and what for Tom?'],
    /Brunana for your aunt and Lord Darkroast for Tom\.$/,
    null,
  ],
  [
    ['Brunana for my aunt. Something smoky for my brother', 'put that down. How much is that together?'],
    /\$32\.00.*Brunana.*Lord Darkroast|Brunana.*Lord Darkroast.*\$32\.00/,
    /^(brunana|darth)$/,
  ],
  [["I think I'll take one of you and one Sparrow's Nest"], /Hilltop Rambler and Sparrow's Nest/, /^(sparrows|baggins)$/],
  [
    ['Need coffee for the office. 4 bags of Friendly Neighborhood and 2 bags of Decaf Destiny.'],
    /\$98\.00/,
    /^(friendly-neighborhood|decaf-destiny)$/,
  ],
  [['2 bags of the duke for nina and one java for steve', 'who gets what?'], /Nina|nina/, null],
  [["I'm allergic to peanuts", 'what did I tell you about my allergy?'], /nuts/, null],
  [['whats the one with the most caffeine'], /\$1[67]\.00/, /^(darth|captains-choice|snickering-weasley)$/],
  [
    ["I'd like a dark roast", 'a bit lighter than that, but with spice in it'],
    /\$16\.00/,
    /^(dukes-spice|jacks-pumpkin|mint-stole-christmas)$/,
  ],
  [["I'm in toronto, u ship here?"], /United States/, null],
  [['A medium roast, please', 'darker', 'even darker'], /./, /^(darth|captains-choice)$/],
  [['My grandson is coming over. Anything for him?'], /\$1[67]\.00/, /./],
  [['Something to help me focus', 'no, not those, less bitter please'], /\$1[67]\.00/, /./],
  [
    ["Sparrow's Nest", 'Now Lord Darkroast', 'Is this one stronger than the first?'],
    /Sparrow's Nest.*Lord Darkroast|Lord Darkroast.*Sparrow's Nest/,
    /^(sparrows|darth)$/,
  ],
  [
    ["Jack's Pumpkin or Duke's Spice?", 'Not the pumpkin. The other one: does it contain milk?'],
    /\b(?:none|no)\b.*major allergens? .*Duke's Spice/i,
    null,
  ],
  [['Lord Darkroast', "I'll take one of that and one Captain's Choice. What's the total?"], /\$33\.00/, /^(darth|captains-choice)$/],
  [['Lord Darkroast', 'half a dozen of them for the firehouse. total?'], /\$96\.00/, /^darth$/],
  [['Brunana', 'one for grandma, one for mum and one for me. altogether?'], /\$48\.00/, /^brunana$/],
  [["Master's Blend", "yes, I'll have that twice, what's the damage"], /\$32\.00/, /^masters-blend$/],
  [["the poster: what's it cost? and with 2 bags of Sparrow's Nest on top that makes?"], /\$33\.00/, /./],
  [
    ['Chocolate Java', 'and Lord Darkroast?', "let's go back to the first. which flavours did it have again?"],
    /cherry/,
    /^chocolate-java$/,
  ],
  [['strongest bag for under $16.50', 'and if I had a dollar more, another strong one?'], /\$17\.00/, /captains-choice/],
  [["Master's Blend", 'nah, something else'], /./, /^(?!masters-blend$)/],
  [['Which has bergamot?', "no, that's perfume. give me a heavier thing"], /./, /^(darth|captains-choice|snickering-weasley)$/],
  [['Something for the morning', 'got any others? not the ones you just showed me'], /./, /./],
  [['Show me the darkest one you have', 'Now the exact opposite, please.'], /./, /^(?!darth|captains)/],
  [
    ['Lord Darkroast. Put two bags in.', "Make it one and add one Duke's Spice.", 'Please show me the list.'],
    /Lord Darkroast and Duke's Spice/,
    null,
  ],
  [
    ['one Lord Darkroast and one Brunana', "swap the Brunana for Sparrow's Nest", 'tell me the list and the sum'],
    /\$32\.00/,
    /^(darth|sparrows)$/,
  ],
  [['Friendly Neighbor', 'I only asked what it tastes like.'], /(?:sorry|mistake).*hazelnut/i, /^friendly-neighborhood$/],
  [["I'll take Lord Darkroast", 'What will I pay in the end?'], /\$21\.99/, /^darth$/],
  [["I'll take Brunana", 'what do I pay for two of the captain?'], /\$34\.00|\$17\.00/, /^captains-choice$/],
  [['Chocolate Java', 'is it strong?'], /mild/i, /^chocolate-java$/],
  [['how do they get the caffeine out of decaf?'], /(?:green|raw) beans/, null],
  [['How much ground coffee goes in a moka pot?'], /level/, null],
  [['I like chocolate', 'which of those is citrusy?'], /citrus|orange|lemon|bergamot/i, /^(dukes-spice|sparrows|masters-blend)$/],
  [['Decaf Destiny, how much?', 'bit steep. the gentlest one that costs less?'], /\$16\.00/, /^(?!decaf-destiny|captains-choice)/],
  [['My husband wants something with citrus, I want chocolate. And how much is shipping if we take just those two bags?'], /\$5\.99/, /./],
  [['she broke up with me. over text. after four years'], /^[^$]*$/, null],
  [['My best friend was diagnosed with cancer today'], /^[^$]*$/, null],
  [['Something for autumn, but I swear if it is pumpkin again I scream'], /./, /^dukes-spice$/],
  [['Something with citrus, please', 'no orange though'], /./, /^(sparrows|masters-blend)$/],
  [['I want 3 bags: a smoky one, a minty one and a decaf. Total?'], /\$49\.00/, /^(darth|mint-stole-christmas|decaf-destiny)$/],
  [['two bags of something smoky and one bag of something minty. What do they come to?'], /\$48\.00/, /^(darth|mint-stole-christmas)$/],
  [['need two for the office, 1 decaf 1 strong'], /./, /^(decaf-destiny|darth|captains-choice|snickering-weasley)$/],
  [['Are there nuts in Friendly Neighbor?', 'And in Chocolate Java?'], /milk, but no peanuts or tree nuts/, null],
  [['which ones contain tree nuts?'], /(?=.*tree nuts)(?=.*Friendly Neighbor)(?=.*Hilltop Rambler)(?!.*Weasel)/, null],
  [
    ['give me the list of coffees with nuts, it is for a school'],
    /(?=.*Snickering Weasel)(?=.*Friendly Neighbor)(?=.*Hilltop Rambler)/,
    null,
  ],
  [['Which coffees have no allergens at all?'], /(?=.*Sparrow's Nest)(?=.*Lord Darkroast)(?!.*Chocolate Java)/, null],
  [["compare Duke's Spice and Brunana", 'which one is the lighter roast?'], /medium-dark roast.*Brunana a light roast/, /./],
  [['Something with cherry please, and is there milk in it?'], /Chocolate Java.*milk|milk.*Chocolate Java/, /^chocolate-java$/],
  [['something with plum, and can I get it ground?'], /Decaf Destiny.*ground|plum and malt.*ground/s, /^decaf-destiny$/],
  [["one Brunana, one Master's Blend, one Decaf Destiny. What's the subtotal?"], /\$49\.00/, /./],
  [['how much is shipping', 'and if I spend 50?'], /\$45\.00/, null],
  [['just passed my driving test on the 5th try'], /^(?!.*(?:sorry|hard))/i, /./],
  [['Anything with caramel?', 'ooh ok, is it a strong one though'], /high caffeine/, /^snickering-weasley$/],
  [['We read a pirate novel in the book club, which one fits?', 'Nothing decaf!'], /./, /captains-choice|^(?!decaf)/],
  [['Who is the duke, and what does his coffee taste of?'], /cinnamon/, /^dukes-spice$/],
  [['we had to have our old dog put to sleep this morning'], /^[^$]*$/, null],
  [['my late husband Walt used to snore like a tugboat'], /^[^$]*$/, null],
  [["Master's Blend", 'thanks, going to put it in the basket and have a biscuit with it, night!'], /^[^$]*$/, null],
  [
    ["Captain's Choice", 'Chocolate Java', 'which of the two would you give a beginner? only one'],
    /^(?!.*Captain.*Chocolate|.*Chocolate.*Captain)/,
    /./,
  ],
  [['Decaf Destiny', 'just tell me, is it decaf yes or no?'], /no caffeine at all/i, /^decaf-destiny$/],
  [['Decaf Destiny', 'I asked about the plum, is it sour or sweet?'], /plum/i, /^decaf-destiny$/],
  [["Master's Blend: nuts or no nuts?"], /none of the major allergens|no major allergen|allergens is listed/i, null],
  [['Brunana', 'so 16 and 5.99, that is 21.99, right?'], /\$21\.99/, /^brunana$/],
  [['how much is delivery?', "That's not what I asked. When is shipping free?"], /^(?!.*(?:again|missed)).*\$45\.00/i, null],
  [['so every address is an order of its own? they all live in different towns'], /each|several orders/, null],
  [['whats the difference between whole bean and ground'], /grinder/, null],
  [["3 bags of Captain's Choice and 2 of Duke's Spice, please", 'So with my order is it free?'], /\$83\.00/, null],
  [
    ["Captain's Choice, please", 'how much would I pay for delivery with this order, and how long does it take?'],
    /\$22\.99.*business days/,
    null,
  ],
  [["Add one Lord Darkroast and one Brunana. What's my total, and is shipping free now?"], /^(?=.*\$32\.00)(?!.*\$32\.00.*\$32\.00)/, /./],
  [["How much is Friendly Neighbor, how much is Master's Blend, and which one is milder?"], /Friendly Neighbor has low caffeine/, /./],
  [
    ["What's the difference between Jack's Pumpkin and Duke's Spice, and which has more caffeine?"],
    /Both have medium caffeine/,
    /^(jacks-pumpkin|dukes-spice)$/,
  ],
  [
    ['something sweet', 'Is Brunana sweeter than Snickering Weasel? Are both in stock?'],
    /stock|can be had/,
    /^(brunana|snickering-weasley)$/,
  ],
  [['is the decaf totally caffeine free? also is it a dark or medium roast'], /no caffeine at all.*medium roast/i, /^decaf-destiny$/],
  [['snickering weasel: sweet? contains nuts?'], /peanuts/, /^snickering-weasley$/],
  [["I'd love a mild everyday coffee. And how do I pay, is it safe?"], /^(?![^]*doctor)/, /./],
  [['looking for decaf, and do you take paypal?'], /Decaf Destiny.*\/checkout/, /^decaf-destiny$/],
  [['I want to cancel my order. How do I do that?'], /^(?!.*grams).*staff/, null],
  [['Is express delivery available and what would it cost me?'], /\$5\.99/, null],
  [["what does Duke's Spice taste like?", 'Hmm and compared to the pumpkin one?'], /Duke's Spice.*Jack's Pumpkin/, /./],
  [['any allergens in your flavored coffees?'], /milk.*peanuts.*tree nuts/, null],
  [['My friend Lori told me about you guys, said I had to try it. What should I get first?'], /^(?![^]*doctor)/, /./],
  [
    ['Something christmassy for my coworkers, three bags. What would that come to with shipping?'],
    /3 bags.*\$48\.00|\$48\.00.*3 bags/,
    /./,
  ],
  [["I don't have a grinder at home. Do you sell it ground?"], /^(?!.*\$)(?:.*\bground\b)/, /^baggins$/],
  [["What's on my list?"], /empty|nothing|no bag/i, null],
  [['something fruity', 'nah more chocolatey'], /./, /^(chocolate-java|friendly-neighborhood|mint-stole-christmas)$/],
  [['chocolate coffee?', 'same but no milk in it'], /./, /^mint-stole-christmas$/],
  [['A spiced coffee for a Twelfth Night supper, what do you recommend?'], /^(?!.*Twelfth)/, /./],
  [["My daughter's piano teacher is retiring and I'd like to give her some coffee."], /^(?!.*daughter)/, /./],
  [["I'm buying for three friends: Tom, Anna and Mike."], /each of them|each \(|person by person|one after the other/, /./],
  [['Hi! I am looking for gifts for two people, my sister and my dad.'], /your sister and your dad/, /./],
  [["We're an office of about ten people and we'd like to order some coffee. What would you suggest?"], /10 people.*one bag/, /./],
  [['How many bags would ten people need for two weeks?'], /13 bags/, null],
  [['You have been lovely. Say hi to the Hilltop Rambler for me, bye!'], /^.{1,120}$/, null],
  [['Pick two bags for me, under $35 in all', "and what do two of Captain's Choice cost?"], /^(?!.*\$17\.50).*\$34\.00/, /./],
  [
    [
      'Three coffees for somebody who likes sweet ones, please',
      "I'll have the first and the third.",
      'Actually two of the first one.',
      'the list and the sum?',
    ],
    /\$48\.00.*2 bags of|2 bags of.*\$48\.00/,
    /./,
  ],
  [["Captain's Choice and Hilltop Rambler, please. Two of each.", 'Could you repeat the order and tell me the sum?'], /\$66\.00/, /./],
  [['Mint Stole Christmas, 4 bags', 'oops only 3. is shipping free then'], /\$48\.00/, /^mint-stole-christmas$/],
  [['Something with spice', 'one each of the first two', 'what do I owe, shipping and all?'], /\$32\.00/, /./],
  [['Something for cold brew', "I like the sound of the first one. Let's do two bags, ground."], /2 bags of ground/, /^baggins$/],
  [
    ["I'm trying to cut down on caffeine a bit.", "Fine, I'll go with Hilltop Rambler anyway. How much with shipping?"],
    /Hilltop Rambler.*\$21\.99/,
    /^baggins$/,
  ],
  [['i like bold stuff', 'lord darkroast, whole bean. whats my total'], /one Lord Darkroast/, /^darth$/],
  [['Not too spicy, please', "Oh what the heck, I'll take Duke's Spice."], /^(?!.*ruled).*Duke's Spice/, /^dukes-spice$/],
  [
    ['Mom can only have decaf. Dad drinks regular. Two gifts, what do you suggest?'],
    /For your mom: .*Decaf Destiny.*For your dad: (?!.*Decaf)/,
    /./,
  ],
  [['so how much is Brunana?', "I'll take two of those", 'so how much is that'], /\$32\.00/, /^brunana$/],
];

test('a story is asked about by the name of another character, and a reaction to it asks for no other story', async () => {
  const sessionId = newSession();
  const { browser } = await makeShopper(shop);
  await say(browser, 'tell me a story', 'baggins', sessionId);
  const asked = await say(browser, 'was the captain nice about it?', 'baggins', sessionId);
  expect(asked.cards).toEqual([]);
  await say(browser, 'tell me another story', 'baggins', sessionId);
  const reaction = await say(browser, "that's adorable, a cup with a walking stick", 'baggins', sessionId);
  expect(reaction.reply.message.length).toBeLessThan(160);
});

test('the label is named once for each product', async () => {
  const sessionId = newSession();
  const { browser } = await makeShopper(shop);
  const offered = await say(browser, "I'm allergic to nuts. How much is Lord Darkroast?", 'baggins', sessionId);
  expect(offered.reply.message).toMatch(/label/);
  const again = await say(browser, 'And how much are two bags of Lord Darkroast?', 'baggins', sessionId);
  expect(again.reply.message).not.toMatch(/label/);
});

test.each(talks)('%j: what the last reply says and shows', async (talk, says, shows) => {
  const sessionId = newSession();
  const { browser } = await makeShopper(shop);
  const answers = [];
  for (const message of talk) answers.push(await say(browser, message, 'baggins', sessionId));
  const { reply, cards } = answers.at(-1)!;
  expect(reply.message).toMatch(says);
  expect(cards.length > 0).toBe(shows !== null);
  for (const { slug } of cards) expect(slug).toMatch(shows!);
});

test.each([
  ['need two bags: a smoky one for my father in law and something nutty for his wife', [/^darth$/, /baggins|friendly|snickering/]],
  ['a) something smoky b) something with banana', [/^darth$/, /^brunana$/]],
  [
    'Two gifts. A colleague with a nut allergy who adores chocolate, and my boss, who only drinks black tea.',
    [/chocolate-java|mint/, /masters-blend/],
  ],
  ['Ana wants lemon and honey, Tom wants cinnamon, and I would like caramel', [/sparrows/, /dukes-spice/, /snickering/]],
  [
    'shopping list: decaf for mom, something strong for me, and a poster for my brother',
    [/decaf-destiny/, /darth|captain|snickering/, /poster/],
  ],
])('%s: a card for each', async (message, expected) => {
  const { browser } = await makeShopper(shop);
  const { cards } = await say(browser, message, 'brunana');
  expect(cards.map(({ slug }) => slug)).toEqual(expected.map((slug) => expect.stringMatching(slug)));
});

test('who must not have peanuts and asks for nuts gets those without', async () => {
  const { browser } = await makeShopper(shop);
  const sessionId = newSession();
  await say(browser, 'Something nutty, please', 'sparrows', sessionId);
  const { cards } = await say(browser, "Oh wait, my flatmate can't have peanuts!", 'sparrows', sessionId);
  expect(cards.map(({ slug }) => slug).toSorted()).toEqual(['baggins', 'friendly-neighborhood']);
});

test('of nuts, those that are fine are offered', async () => {
  const { browser } = await makeShopper(shop);
  const { cards } = await say(
    browser,
    'Our boy is allergic to tree nuts, but peanuts are completely fine. Any coffee with peanut?',
    'sparrows',
  );
  expect(cards.map(({ slug }) => slug)).toEqual(['snickering-weasley']);
});
