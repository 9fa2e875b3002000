import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { freePort, reservePort } from './free-port.ts';

const random = vi.spyOn(Math, 'random');
afterEach(() => void random.mockReset());

it('returns no port a second time, although nothing listens on it yet', async () => {
  random.mockReturnValueOnce(0.5).mockReturnValueOnce(0.5).mockReturnValueOnce(0.6);
  const [first, second] = [await freePort(), await freePort()];
  expect(second).not.toBe(first);
  expect(random).toHaveBeenCalledTimes(3);
});

it('returns no port that a server of the process is configured with', async () => {
  random.mockReturnValueOnce(0).mockReturnValueOnce(0.1);
  reservePort(10_000);
  expect(await freePort()).toBe(12_276);
});

it('returns no port on which another server listens', async () => {
  const taken = await freePort();
  const server = createServer();
  await once(server.listen(taken, '127.0.0.1'), 'listening');
  vi.resetModules();
  const other = await import('./free-port.ts'); // Has the state of another process.
  random.mockReturnValueOnce((taken - 9999.5) / 22_768).mockReturnValueOnce((taken - 9998.5) / 22_768);
  expect(await other.freePort()).not.toBe(taken);
  server.close();
});

it('returns none of the ephemeral ports', async () => {
  random.mockReturnValueOnce(0.999_999);
  expect(await freePort()).toBe(32_767);
});
