import { expect, test } from 'vitest';
import type { Found } from '../plan/tool-results.ts';
import { cupPriceOf, PER_CUP, sumOf } from './about-prices.ts';
import { createWriter } from './writer.ts';

const VOICE = {
  sum: ['{items}: {subtotal}.'],
  sumFree: ['Delivery is free.'],
  sumShipped: ['With delivery {total}.'],
  sumLeft: ['{left} left.'],
  sumOver: ['{over} over.'],
  bagsWithinLimit: ['{limit} pays for {bags} of {name}.'],
  bagsUntilFree: ['{bags} of {name} makes {free}.'],
};
const BRUNANA = { name: 'Brunana', quantity: 1 };
const DUKE = { name: "Duke's Spice", quantity: 1 };

/** The last line of the sum of these products. */
function lastLine(asked: string, items: object[], sum: object): string | undefined {
  const value = {
    items,
    subtotal: '$16.00',
    shipping: '$5.99',
    total: '$21.99',
    freeFrom: '$45.00',
    limit: '$50.00',
    left: '$28.01',
    ...sum,
  };
  return sumOf(createWriter(VOICE, 'seed', []), [{ name: 'add_up', args: {}, value }], asked).at(-1)?.text;
}

test.each([
  ['how many bags can i get for 50 dollars', [BRUNANA], { moreWithinLimit: 2 }, '$50.00 pays for 3 bags of Brunana.'],
  ['how many bags can i get for 50 dollars', [BRUNANA, DUKE], { moreWithinLimit: 1 }, "$50.00 pays for one more bag of Duke's Spice."],
  ['how many more can i get for 50 dollars', [BRUNANA], { moreWithinLimit: 2 }, '$50.00 pays for 2 more bags of Brunana.'],
  ['how many bags until free shipping', [BRUNANA], { moreUntilFree: 2 }, '3 bags of Brunana makes $45.00.'],
  ['how many bags can i get for 50 dollars', [BRUNANA], { moreWithinLimit: 0 }, '$28.01 left.'],
  ['how many bags can i get for 50 dollars', [BRUNANA], { moreWithinLimit: null, left: null, over: '$2.00' }, '$2.00 over.'],
])('%s, of %j with %j: %s', (asked, items, sum, line) => {
  expect(lastLine(asked, items, sum)).toBe(line);
});

test.each([
  ['what does a cup cost', true],
  ['and per mug', true],
  ['how many cups from a bag', false],
])('%s asks for the price of a cup: %s', (text, isAsked) => expect(PER_CUP.test(text)).toBe(isAsked));

test('the price of a cup is the one of the tool result', () => {
  const writer = createWriter({ cupPrice: ['{name}: {cup}.'] }, 'seed', []);
  expect(cupPriceOf(writer, { name: 'Brunana', perCup: '$0.71' } as Found)?.text).toBe('Brunana: $0.71.');
  expect(cupPriceOf(writer, { name: 'Poster', perCup: null } as Found)).toBeNull();
});
