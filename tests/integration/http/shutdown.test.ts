import { expect, test } from 'vitest';
import { startEdge } from './edge.ts';

test('finishes the answer under way, ends its connection, and takes no more', async () => {
  const api = await startEdge();
  const { catalog } = api;
  const { current } = catalog;
  const snapshot = await current();
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  catalog.current = async () => {
    reached.resolve();
    await released.promise;
    return snapshot;
  };
  const answering = fetch(`${api.baseUrl}/api/coffees`);
  await reached.promise;
  const closing = api.close();
  released.resolve();
  const answer = await answering;
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await answer.json()).toHaveLength(13);
  await closing;
  await expect(fetch(`${api.baseUrl}/healthz`)).rejects.toThrow('fetch failed');
});
