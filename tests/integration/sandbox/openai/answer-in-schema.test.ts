import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openSandbox } from '../open-sandbox.ts';

const entry = z.object({ column: z.number(), target: z.enum(['order-number', 'email', 'item-name']), confidence: z.number() });
const schema = z.object({ columns: z.array(entry) });
const columns = [
  { column: 0, name: 'Receipt no', shapes: ['9'] },
  { column: 2, name: 'Voucher', shapes: ['9'] },
  { column: 5, name: 'Goods', shapes: ['Aaa Aaa'] },
  { column: 6, name: 'Guest', shapes: ['Aaa'] },
];

function clientOf(url: string): OpenAI {
  return new OpenAI({ apiKey: 'sk-test-1', baseURL: `${url}/openai/v1`, maxRetries: 0, logLevel: 'off' });
}

function ask(url: string, name = 'matched_columns') {
  return clientOf(url).chat.completions.parse({
    model: 'offline-persona-1',
    messages: [{ role: 'user', content: JSON.stringify({ columns }) }],
    response_format: zodResponseFormat(schema, name),
  });
}

test('answers in the schema, with each of its targets once', async () => {
  const { url } = await openSandbox();
  expect((await ask(url)).choices[0]?.message.parsed).toEqual({
    columns: [
      { column: 0, target: 'order-number', confidence: 95 },
      { column: 5, target: 'item-name', confidence: 95 },
    ],
  });
});

test('refuses another schema, and a strict one that is not strict', async () => {
  const { url } = await openSandbox();
  await expect(ask(url, 'menu')).rejects.toThrow(/400 .*matched_columns only/);
  const loose = clientOf(url).chat.completions.create({
    model: 'offline-persona-1',
    messages: [{ role: 'user', content: '{}' }],
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: 'matched_columns',
        strict: true,
        schema: { type: 'object', properties: { columns: { type: 'array' } }, required: [] },
      },
    },
  });
  await expect(loose).rejects.toThrow(/400 .*requires every property/);
});

test('applies faults to it', async () => {
  const { url, control } = await openSandbox();
  await control('/faults', { path: '/openai/v1/chat/completions', kind: 'garbage' });
  await expect(ask(url)).rejects.toThrow(SyntaxError);
  await control('/faults', { path: '/openai/v1/chat/completions', kind: 'status', status: 503 });
  await expect(ask(url)).rejects.toThrow(/503/);
});
