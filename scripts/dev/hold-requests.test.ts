import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { holdRequests } from './hold-requests.ts';

const held = holdRequests((path) => path.startsWith('/api/'));
const server = createServer((request: IncomingMessage, response) => held.handle(request, response, () => response.end('next')));
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
