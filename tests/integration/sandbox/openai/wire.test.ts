import OpenAI from 'openai';
import { startSandbox, type RunningSandbox } from '../../../../sandbox/src/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { healProviders } from '../../../support/ledger.ts';

let sandbox: RunningSandbox;
let slow: RunningSandbox;
let client: OpenAI;
const MODEL = 'offline-persona-1';
const prompt = '# You are Lord Darkroast\nSlug: darth\n## Lore keys\n- roaster: roaster, origin\n';
function hello(text = 'hello there'): OpenAI.Chat.ChatCompletionMessageParam[] {
  return [
    { role: 'system', content: prompt },
    { role: 'user', content: text },
  ];
}
function clientOf(url: string): OpenAI {
  return new OpenAI({ apiKey: 'sk-sandbox', baseURL: `${url}/openai/v1`, maxRetries: 0 });
}
interface Seen {
  counts: Record<string, number>;
  requests: object[];
  calls: Record<string, number>;
}
async function control(url: string, path: string, body?: object): Promise<Seen> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/_sandbox${path}`, body ? { method: 'POST', body: JSON.stringify(body), headers } : {});
  return (await answer.json()) as Seen;
}

beforeAll(async () => {
  [sandbox, slow] = await Promise.all([startSandbox({ port: 0, smtpPort: 0 }), startSandbox({ port: 0, smtpPort: 0, wordDelayMs: 200 })]);
  client = clientOf(sandbox.url);
});
beforeEach(async () => void (await control(sandbox.url, '/reset', {})));
afterAll(async () => void (await Promise.all([sandbox.close(), slow.close()])));

test('answers a completion as JSON with usage', async () => {
  const answer = await client.chat.completions.create({ model: MODEL, messages: hello() });
  expect(answer.choices[0]).toMatchObject({ finish_reason: 'stop', message: { role: 'assistant' } });
  expect(answer.choices[0]!.message.content).toMatch(/\w/);
  expect(answer.usage!.total_tokens).toBe(answer.usage!.prompt_tokens + answer.usage!.completion_tokens);
});

test('answers the same text to the same request, streamed or not', async () => {
  const whole = await client.chat.completions.create({ model: MODEL, messages: hello(), prompt_cache_key: 'chat:darth:x' });
  const stream = client.chat.completions.stream({
    model: MODEL,
    messages: hello(),
    prompt_cache_key: 'chat:darth:x',
    stream_options: { include_usage: true },
  });
  const deltas: string[] = [];
  stream.on('content.delta', ({ delta }) => deltas.push(delta));
  expect(await stream.finalContent()).toBe(whole.choices[0]!.message.content);
  expect(deltas.length).toBeGreaterThan(3);
  expect((await stream.totalUsage()).total_tokens).toBeGreaterThan(0);
});

test('calls a tool, then answers with its result', async () => {
  const tool = {
    type: 'function' as const,
    function: { name: 'get_product', parameters: { type: 'object', properties: { slug: { type: 'string' } } } },
  };
  const messages = hello('how much is Brunana?');
  const first = await client.chat.completions.create({ model: MODEL, messages, tools: [tool] });
  expect(first.choices[0]!.finish_reason).toBe('tool_calls');
  const call = first.choices[0]!.message.tool_calls![0]!;
  expect(call).toMatchObject({ type: 'function', function: { name: 'get_product', arguments: '{"slug":"brunana"}' } });
  const product = {
    slug: 'brunana',
    name: 'Brunana',
    price: '$12.34',
    priceCents: 1234,
    category: 'beans',
    grinds: [],
    tastes: [],
    moods: [],
  };
  messages.push(first.choices[0]!.message, { role: 'tool', tool_call_id: call.id, content: JSON.stringify(product) });
  const second = await client.chat.completions.create({ model: MODEL, messages, tools: [tool] });
  expect(second.choices[0]!.message.content).toContain('$12.34');
});

test('names no price without a tool', async () => {
  const answer = await client.chat.completions.create({ model: MODEL, messages: hello('how much is Brunana?') });
  expect(answer.choices[0]!.message.content).not.toMatch(/\$\d/);
});

test('stops at the token limit and reports it', async () => {
  const answer = await client.chat.completions.create({ model: MODEL, messages: hello('who are you?'), max_completion_tokens: 5 });
  expect(answer.choices[0]!.finish_reason).toBe('length');
  expect(answer.choices[0]!.message.content!.length).toBeLessThanOrEqual(20);
});

test('lists its model', async () => {
  expect((await client.models.list()).data.map(({ id }) => id)).toEqual([MODEL]);
});

test.each([
  ['an unknown model', { model: 'gpt-9', messages: hello() }, 404],
  ['no messages', { model: MODEL, messages: [] }, 400],
  ['an unknown role', { model: MODEL, messages: [{ role: 'wizard', content: 'x' }] }, 400],
  ['two choices', { model: MODEL, messages: hello(), n: 2 }, 400],
])('refuses %s in the error format of the SDK', async (_name, body, status) => {
  await expect(client.chat.completions.create(body as OpenAI.Chat.ChatCompletionCreateParamsNonStreaming)).rejects.toMatchObject({
    status,
    type: 'invalid_request_error',
  });
});

test('refuses a real API key', async () => {
  const real = new OpenAI({ apiKey: 'sk-proj-abc', baseURL: `${sandbox.url}/openai/v1`, maxRetries: 0 });
  await expect(real.models.list()).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' });
});

test('flags self-harm, hate and threats, and no messages about coffee', async () => {
  const inputs = ['I want to kill myself', 'kill all the immigrants', 'I will stab you', 'this coffee is killing it, strong as hell'];
  const { results } = await client.moderations.create({ model: 'omni-moderation-latest', input: inputs });
  expect(results.map(({ flagged }) => flagged)).toEqual([true, true, true, false]);
  expect((await control(sandbox.url, '/openai/requests')).counts).toMatchObject({ moderations: 1, flagged: 1 });
});

test('records its requests for tests', async () => {
  await client.chat.completions.create({ model: MODEL, messages: hello('got a coupon?') });
  const { requests, counts } = await control(sandbox.url, '/openai/requests?limit=1');
  expect(counts).toMatchObject({ total: 1, done: 1, aborted: 0 });
  expect(requests[0]).toMatchObject({
    intent: 'coupon',
    status: 'done',
    messages: [{ role: 'system' }, { role: 'user', content: 'got a coupon?' }],
  });
  expect((await control(sandbox.url, '/ledger')).calls).toMatchObject({ 'POST /openai/v1/chat/completions': 1 });
});

test('stops when the client disconnects, and counts it', async () => {
  const stream = await clientOf(slow.url).chat.completions.create({ model: MODEL, messages: hello('who are you?'), stream: true });
  let words = 0;
  for await (const _chunk of stream) if ((words += 1) === 3) break;
  await expect.poll(async () => (await control(slow.url, '/openai/requests')).counts['aborted']).toBe(1);
});

test.each([
  ['status', { status: 429 }, { status: 429 }],
  ['drop', {}, { name: 'Error' }],
  ['truncate', {}, {}],
  ['garbage', {}, {}],
  ['reset-after', {}, {}],
])('an active %s fault breaks the stream', async (kind, options, seen) => {
  await control(sandbox.url, '/faults', { method: 'POST', path: '^/openai/v1/chat', kind, target: 'http', ...options });
  const failed = client.chat.completions.stream({ model: MODEL, messages: hello('who are you?') }).finalContent();
  await expect(failed).rejects.toMatchObject(seen);
  await expect(client.chat.completions.stream({ model: MODEL, messages: hello('who are you?') }).finalContent()).resolves.toMatch(/\w/);
});

test('a stalled stream continues where it stopped', async () => {
  await control(sandbox.url, '/faults', {
    method: 'POST',
    path: '^/openai/v1/chat',
    kind: 'delay',
    ms: 300,
    executed: true,
    target: 'http',
    count: 0, // A fault with count 0 stays in the list, with its number of uses.
  });
  const stalled = await client.chat.completions.stream({ model: MODEL, messages: hello('who are you?') }).finalContent();
  expect(await control(sandbox.url, '/faults')).toMatchObject({ faults: [{ kind: 'delay', struck: 1 }] });
  await healProviders(sandbox.url);
  expect(stalled).toBe(await client.chat.completions.stream({ model: MODEL, messages: hello('who are you?') }).finalContent());
});
