import { shellConfigSchema, shop } from '@brew-quest/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setupShop } from '../../support/open-shop.ts';

/** The constants of another shop. This file runs in a process of its own. */
const other = { name: 'Bean Palace', freeShippingThresholdCents: 2_000, maxLineQuantity: 12, maxMessageLength: 50, maxSearchLength: 9 };
const usual = { ...shop };

beforeAll(() => void Object.assign(shop, other));
afterAll(() => void Object.assign(shop, usual));
const api = setupShop({ processes: 'in-process' });

async function open(path: string): Promise<string> {
  return (await fetch(api.baseUrl + path)).text();
}

function stateOf(html: string): unknown {
  const [, state] = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(state!) as unknown;
}

test('a constant of the shop is defined in one place: pages show it and pass it to the browser', async () => {
  const html = await open('/store');
  expect(html).toContain('<title>Shop: Bean Palace</title>');
  expect(html).toContain('maxLength="9"');
  expect(stateOf(html)).toMatchObject({ shell: { shop: other } });
  expect(await open('/store?q=chocolate+and+cream')).toContain('“chocolate”');
});

test('the configuration in a page equals that of /api/config, and has the agreed shape', async () => {
  const config: unknown = JSON.parse(await open('/api/config'));
  expect(stateOf(await open('/'))).toMatchObject({ shell: config as object });
  expect(() => shellConfigSchema.parse(config)).not.toThrow();
});
