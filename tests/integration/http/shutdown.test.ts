import { expect, test } from 'vitest';
import { openShop } from '../../support/open-shop.ts';

test('completes the current request, closes its connection, and accepts no more', async () => {
  const api = await openShop({ processes: 'in-process' });
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
