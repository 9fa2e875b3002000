import { expect, test } from 'vitest';
import type { Turn } from '../understand/turn.ts';
import { service, shipping } from './about-shop.ts';
import type { Scene } from './scene.ts';
import { createWriter } from './writer.ts';

const VOICE = {
  poBox: ['No rule for boxes.'],
  countsTowards: ['All goods count towards {free}.'],
  shipping: ['Standard delivery is {standard}.'],
  receipt: ['The confirmation goes to your email.'],
  receiptName: ['The name is the one typed at /checkout.'],
};
const POLICY = {
  name: 'shipping_policy',
  args: {},
  value: { standard: '$5.99', freeFrom: '$45.00', freeFromCents: 4500, countries: ['US'] },
};

function sceneOf(text: string, turn: Partial<Turn>): Scene {
  const writer = createWriter(VOICE, 'seed', []);
  return { turn: { text, raw: text, language: null, basket: [], ...turn }, writer, results: [POLICY], offer: null } as unknown as Scene;
}
function lastOf(parts: ReturnType<typeof shipping>): string | undefined {
  return parts.flatMap((part) => (part ? [part.text] : [])).at(-1);
}

test.each([
  ['do you ship to a po box', 'No rule for boxes.'],
  ['would the poster count towards it', 'All goods count towards $45.00.'],
  ['do you ship to a po box in canada', 'Standard delivery is $5.99.'],
  ['how much is shipping', 'Standard delivery is $5.99.'],
])('delivery, %s: %s', (text, reply) => expect(lastOf(shipping(sceneOf(text, { intent: 'shipping' })))).toBe(reply));

test.each([
  ['can i get an invoice with the company name on it', 'The name is the one typed at /checkout.'],
  ['can i get a receipt', 'The confirmation goes to your email.'],
])('%s: %s', (text, reply) => {
  const scene = { ...sceneOf(text, { intent: 'service', serviceTopic: 'receipt' }), results: [] };
  expect(lastOf(service(scene))).toBe(reply);
});
