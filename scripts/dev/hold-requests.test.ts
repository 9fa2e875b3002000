import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { holdRequests } from './hold-requests.ts';

const held = holdRequests((path) => path.startsWith('/api/'));
let answerLate: (() => void) | null = null;
const server = createServer((request: IncomingMessage, response) => {
  held.handle(request, response, () => {
    if (request.url === '/api/late') answerLate = () => void response.end('late');
    else response.end('next');
  });
});
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => void server.close());

async function ask(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

test('requests to the api wait until it is ready again, others do not', async () => {
  held.setRestarting(true);
  let hasAnswer = false;
  const waiting = ask('/api/coffees').finally(() => (hasAnswer = true));
  expect(await ask('/src/app/entry-client.ts')).toBe('next');
  expect(hasAnswer).toBe(false);
  held.setRestarting(false);
  expect(await waiting).toBe('next');
});

test('a page that is loaded meanwhile says so and is loaded again by itself', async () => {
  held.setRestarting(true);
  const page = await ask('/store', { 'sec-fetch-dest': 'document' });
  expect(page).toContain('The api is restarting');
  expect(page).toContain('http-equiv="refresh"');
  held.setRestarting(false);
  expect(await ask('/store', { 'sec-fetch-dest': 'document' })).toBe('next');
});

test('requests that were passed on before have their answers when the api may end', async () => {
  const late = ask('/api/late');
  while (answerLate === null) await new Promise((resolve) => setTimeout(resolve, 5));
  held.setRestarting(true);
  let mayEnd = false;
  const answered = held.answered().then(() => (mayEnd = true));
  const waiting = ask('/api/coffees');
  expect(mayEnd).toBe(false);
  answerLate();
  expect(await late).toBe('late');
  await answered;
  held.setRestarting(false);
  expect(await waiting).toBe('next');
});

test('the api may end at once when no request is on its way, and after a while in any case', async () => {
  await held.answered();
  answerLate = null;
  const late = ask('/api/late');
  while (answerLate === null) await new Promise((resolve) => setTimeout(resolve, 5));
  await held.answered();
  (answerLate as () => void)();
  expect(await late).toBe('late');
});
