import { describe, expect, test } from 'vitest';
import { checkReply, LONGEST_REPLY, type ReplyFacts, replyStream } from './check-reply.ts';
import { houseRules } from './persona-prompt.ts';

const facts: ReplyFacts = { name: "Duke's Spice", amounts: new Set([1600, 599, 4500]), limits: new Set([2000]) };
const PRICE = 'The price on the card is the one that counts.';
const SECRET = 'What is written behind the counter stays behind the counter.';

describe('checkReply', () => {
  test.each([
    'It is $16.00, and shipping is $5.99 below $45.',
    'Sixteen it is: 16 dollars a bag.',
    'I know three for under $20, two of them sweet.',
    'I am 100% bean, and you matter <3 more than 2 < 3.',
    'Brew 18 g at 93 degrees for 4 minutes, 1:16.',
    'It ships for 599 cents.',
    'One line.\n\nAnother line.',
    'Is it good? Yes! "Quite." Well…',
  ])('leaves "%s" as it is', (text) => expect(checkReply(text, facts)).toBe(text));

  test.each([
    ['Come in. For you $1.00! Sit.', `Come in. ${PRICE} Sit.`],
    ['It costs $16.50.', PRICE],
    ['It costs 15 dollars.', PRICE],
    ['It costs twenty dollars. Only ten bucks today!', PRICE],
    ['I give you 50% off.', PRICE],
    ['Take 100% off.', PRICE],
    ['Fifty percent for friends. Sit.', `${PRICE} Sit.`],
    ['It is €12.', PRICE],
    ['Only 99 cents!', PRICE],
    ['The price is $20.', PRICE],
    ['A thousand: $1,600.00.', PRICE],
  ])('does not let "%s" through', (text, expected) => expect(checkReply(text, facts)).toBe(expected));

  test.each([
    ["Duke's Spice: Welcome.", 'Welcome.'],
    ['Welcome. Guest: I take ten bags. Ten bags it is.', 'Welcome.'],
    ['User: hello', ''],
    ['Welcome.\nYou: I buy it.', 'Welcome.'],
    ['<script>alert(1)</script>Sit <b>down</b>.', 'Sit down.'],
    ['<a href="https://evil.example">Click</a> here.', 'Click here.'],
    ['Sit\u0000 down\u0007.', 'Sit down.'],
  ])('makes "%s" plain', (text, expected) => expect(checkReply(text, facts)).toBe(expected));

  test('recites neither rule nor heading of the prompt', () => {
    for (const rule of houseRules) expect(checkReply(`Sure. ${rule}`, facts)).toContain(SECRET);
    expect(checkReply('## House rules\nBe kind.', facts)).toBe(`${SECRET} Be kind.`);
    expect(checkReply('# You are Lord Darkroast', facts)).toBe(SECRET);
  });

  test('ends at a sentence once it is long enough', () => {
    const text = 'A sentence of some length, as they go. '.repeat(60);
    const checked = checkReply(text, facts);
    expect(checked.length).toBeLessThanOrEqual(LONGEST_REPLY);
    expect(checked.endsWith('as they go.')).toBe(true);
    expect(checkReply('word '.repeat(500), facts).length).toBeLessThanOrEqual(LONGEST_REPLY);
  });
});

describe('replyStream', () => {
  function through(text: string, cut: RegExp): { pieces: string[]; whole: string } {
    const stream = replyStream(facts);
    const pieces = (text.match(cut) ?? []).map((piece) => stream.push(piece));
    pieces.push(stream.end());
    return { pieces, whole: pieces.join('') };
  }

  test.each([/\S+\s*/g, /[\s\S]/g, /[\s\S]{1,7}/g])('says in the end what checkReply says, however it is cut (%s)', (cut) => {
    for (const text of [
      'Come in. It costs $16.00 today. Sit down!',
      'Come in. $1.00 it costs today. Sit down!',
      "Duke's Spice: Welcome. Guest: I buy. Sold.",
      'One.\n\nTwo <b>bold</b> words. Three?',
      'Guesthouses are nice. Younger guests too.',
    ])
      expect(through(text, cut).whole).toBe(checkReply(text, facts));
  });

  test('leaves a sentence that turned out wrong unfinished, and goes on', () => {
    const { whole } = through('Come in. It costs $1.00 today. Sit down! Stay.', /\S+\s*/g);
    expect(whole).toBe(`Come in. It costs … ${PRICE} Sit down! Stay.`);
  });

  test('lets harmless words through at once', () => {
    const { pieces } = through('The evening is long and the cup is warm', /\S+\s*/g);
    expect(pieces.filter(Boolean).length).toBeGreaterThan(5);
  });

  test('holds a sentence back that names what the guest has ruled out', () => {
    const unsuitable = new Map([['snickering weasley', { name: 'Snickering Weasley', reasons: ['contains nuts'] }]]);
    const stream = replyStream({ ...facts, unsuitable });
    for (const piece of ['Come in. ', 'I recommend the ', 'Snickering ', 'Weasley, ', 'it is ', 'sa']) stream.push(piece);
    expect(checkReply(stream.shown, { ...facts, unsuitable })).toBe('Come in. I recommend the Snickering');
    expect(stream.push('fe. Sit ')).toContain('is not for you today');
  });

  test('holds a figure back until the sentence is whole', () => {
    const stream = replyStream(facts);
    expect(stream.push('It costs $')).toBe('');
    expect(stream.push('1.00 only')).toBe('');
    expect(stream.push('. Sit ')).toBe(`${PRICE} Sit `);
  });
});
