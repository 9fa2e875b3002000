import OpenAI from 'openai';
import { expect, test } from 'vitest';
import { openSandbox, type OpenSandbox, until } from '../open-sandbox.ts';

type Script = { answers?: object[]; otherwise?: object[]; moderation?: object | null };

async function openScripted(script: Script): Promise<OpenSandbox & { client: OpenAI }> {
  const sandbox = await openSandbox();
  await sandbox.control('/openai/script', script);
  return { ...sandbox, client: new OpenAI({ apiKey: 'sk-test-1', baseURL: `${sandbox.url}/openai/v1`, maxRetries: 0, logLevel: 'off' }) };
}

function stream(client: OpenAI, content = 'Hi') {
  return client.chat.completions.stream({ model: 'scripted-1', messages: [{ role: 'user', content }] });
}

/** The text until the stream ends, and its error. */
async function readUntilBroken(client: OpenAI): Promise<{ text: string; error: unknown }> {
  let text = '';
  try {
    const chunks = await client.chat.completions.create({ model: 'scripted-1', messages: [{ role: 'user', content: 'Hi' }], stream: true });
    for await (const { choices } of chunks) text += choices[0]?.delta.content ?? '';
    return { text, error: null };
  } catch (error) {
    return { text, error };
  }
}

test('streams the given pieces and tool calls in order', async () => {
  const { client } = await openScripted({
    answers: [
      {
        toolCalls: [
          { name: 'a', arguments: '{"x":1}' },
          { name: 'b', arguments: '{broken' },
        ],
      },
      { pieces: ['One ', 'cup.'] },
    ],
  });
  const [choice] = (await stream(client).finalChatCompletion()).choices;
  expect(choice!.finish_reason).toBe('tool_calls');
  expect(choice!.message.tool_calls).toMatchObject([
    { function: { name: 'a', arguments: '{"x":1}' } },
    { function: { name: 'b', arguments: '{broken' } },
  ]);
  const deltas: string[] = [];
  expect(
    await stream(client)
      .on('content.delta', ({ delta }) => deltas.push(delta))
      .finalContent(),
  ).toBe('One cup.');
  expect(deltas).toEqual(['One ', 'cup.']);
});

test('refuses a request without a scripted answer', async () => {
  const { client, control } = await openScripted({});
  await expect(stream(client).finalContent()).rejects.toMatchObject({ status: 400, code: 'no_scripted_answer' });
  await control('/openai/script', { otherwise: [{ pieces: ['Again.'] }] });
  expect([await stream(client).finalContent(), await stream(client).finalContent()]).toEqual(['Again.', 'Again.']);
});

test('answers with the given error and headers', async () => {
  const { client } = await openScripted({ answers: [{ status: 429, headers: { 'retry-after': '60' } }] });
  const error: unknown = await stream(client)
    .finalContent()
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 429, type: 'server_error' });
  expect((error as InstanceType<typeof OpenAI.APIError>).headers!.get('retry-after')).toBe('60');
});

test.each<[end: string, pieces: string[], text: string, isBroken: boolean]>([
  ['reset', [], '', true],
  ['drop', [], '', true],
  ['drop', ['Half a ', 'sen'], 'Half a sen', true],
  ['garbage', ['Half'], 'Half', true],
  ['close', ['Half a sen'], 'Half a sen', false],
])('ends with a %s after %j', async (end, pieces, text, isBroken) => {
  const { client, control } = await openScripted({ answers: [{ pieces, end }] });
  const seen = await readUntilBroken(client);
  expect([seen.text, seen.error !== null]).toEqual([text, isBroken]);
  const [request] = (await control('/openai/requests'))['requests'] as { status: string }[];
  expect(request!.status).toBe(['garbage', 'close'].includes(end) ? 'done' : 'aborted');
});

test('hangs until the client disconnects', async () => {
  const { client, control } = await openScripted({ answers: [{ pieces: ['Half'], end: 'hang' }] });
  const chunks = await client.chat.completions.create({ model: 'scripted-1', messages: [{ role: 'user', content: 'Hi' }], stream: true });
  for await (const { choices } of chunks) if (choices[0]?.delta.content) break;
  await expect.poll(async () => (await control('/openai/requests'))['counts']).toMatchObject({ total: 1, aborted: 1 });
});

test('holds an answer until it is released', async () => {
  const { client, control } = await openScripted({ answers: [{ pieces: ['Now.'], held: true }] });
  await expect(control('/openai/script/release', {})).rejects.toThrow(/409 .*No answer is held/);
  const text = stream(client).finalContent();
  await until(async () => (await control('/openai/script'))['held'] === 1);
  expect(await control('/openai/script/release', {})).toEqual({ released: 1 });
  expect(await text).toBe('Now.');
});

test('moderates as scripted, then by its word list again', async () => {
  const { client, control } = await openScripted({ moderation: { flagged: true, categories: { violence: true } } });
  function moderate() {
    return client.moderations.create({ model: 'omni-moderation-latest', input: 'A cup, please' });
  }
  expect((await moderate()).results).toMatchObject([{ flagged: true, categories: { violence: true } }]);
  await control('/openai/script', { moderation: { status: 404 } });
  await expect(moderate()).rejects.toMatchObject({ status: 404 });
  await control('/openai/script', { moderation: null });
  expect((await moderate()).results).toMatchObject([{ flagged: false }]);
  expect((await control('/openai/requests'))['counts']).toMatchObject({ moderations: 3, flagged: 1 });
});

test('records the requests as they arrived', async () => {
  const { client, control } = await openScripted({ answers: [{ pieces: ['Hi.'] }] });
  await stream(client, 'Anybody?').finalContent();
  await client.moderations.create({ model: 'omni-moderation-latest', input: 'Anybody?' });
  const { requests, moderations } = (await control('/openai/requests')) as Record<string, { headers: object; body: string }[]>;
  expect(requests).toMatchObject([{ status: 'done', headers: { authorization: 'Bearer sk-test-1' } }]);
  expect(JSON.parse(requests![0]!.body)).toMatchObject({ model: 'scripted-1', messages: [{ role: 'user', content: 'Anybody?' }] });
  expect(JSON.parse(moderations![0]!.body)).toMatchObject({ input: 'Anybody?' });
});

test('is deleted with the state', async () => {
  const { client, control } = await openScripted({ answers: [{}], otherwise: [{}], moderation: { flagged: true } });
  await control('/reset', {});
  await expect(stream(client).finalContent()).rejects.toMatchObject({ code: 'no_scripted_answer' });
  expect((await client.moderations.create({ input: 'A cup, please' })).results).toMatchObject([{ flagged: false }]);
});
