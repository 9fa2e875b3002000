import { describe, expect, test } from 'vitest';
import permissions from '../../../../api/permissions.json' with { type: 'json' };
import { restSamples } from '../../../faults/fuzz/rest-samples.ts';
import { makeStaff } from '../../../support/factories/shoppers.ts';
import { setupShop } from '../../../support/open-shop.ts';

const shop = setupShop({ processes: 'in-process' });

const address = { name: 'Ada Grinder', street1: '1 Bean St', city: 'Portland', state: 'OR', zip: '97209' };

test.each([
  ['nothing at all', {}, 'Shipping address is required'],
  ['no items', { toAddress: address }, 'Your cart is empty'],
  ['an empty list of items', { toAddress: address, items: [] }, 'Your cart is empty'],
  ['an address without a street', { toAddress: { ...address, street1: undefined }, items: [{}] }, 'Street address is required'],
  ['a street that cannot be seen', { toAddress: { ...address, street1: '\u200b' }, items: [{}] }, 'Street address is required'],
  ['a quantity of no number', { toAddress: address, items: [{ quantity: 'many' }] }, 'items.0.quantity: a number is needed'],
  ['a quantity of zero', { toAddress: address, items: [{ quantity: 0 }] }, 'items.0.quantity: 1 is the least'],
  ['half a bag', { toAddress: address, items: [{ quantity: 1.5 }] }, 'items.0.quantity: a whole number is needed'],
  ['a name of 301 letters', { toAddress: address, items: [{ name: 'a'.repeat(301) }] }, 'items.0.name: at most 300 characters are allowed'],
  ['a list in place of a text', { toAddress: address, items: [{ name: [] }] }, 'items.0.name: a text is needed'],
])('/api/shipping-rates answers %s with a sentence', async (_name, body, message) => {
  expect(await shop.browser().post('/api/shipping-rates', body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', message } });
});

/** Words of the validator's own texts. */
const VALIDATOR_ENGLISH = /Invalid (input|option|string|url|uuid|iso)\b|Too (big|small):|Unrecognized key|received|[<>]=?\d/i;
const wrongValues = [null, true, -1, 'x', 'x'.repeat(30_000), [], [1], {}];

describe('no message is in the words of the validator or of GraphQL:', () => {
  const routes = Object.keys(permissions.rest).filter(
    (route) => /^(POST|PUT) \/api/.test(route) && Object.keys(restSamples[route]!).length > 0,
  );

  test.each(routes)('%s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const sample = restSamples[route]!;
    const spoiled = Object.keys(sample).flatMap((key) => wrongValues.map((value) => ({ ...sample, [key]: value })));
    // A login or logout ends the session that it is sent with.
    const { browser } = route.includes('/auth/') ? { browser: shop.browser() } : await makeStaff(shop);
    for (const body of [{}, ...spoiled]) {
      const answer = await browser.send<{ message?: string; issues?: { message: string }[] }>(method, path.replace(/:\w+/, '1'), body);
      if (answer.status < 400) continue;
      const messages = [answer.body?.message, ...(answer.body?.issues ?? []).map((issue) => issue.message)];
      for (const message of messages) {
        expect(message ?? '').not.toMatch(VALIDATOR_ENGLISH);
        expect(message ?? '', 'names a field of GraphQL').not.toMatch(/Cents\b/);
      }
    }
  });
});
