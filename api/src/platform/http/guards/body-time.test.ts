import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitBodyTime } from './body-time.ts';

let server: Server;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const edge = express();
  edge.use(limitBodyTime(({ path }) => path === '/upload'));
  edge.post('/{*path}', (req, res) => {
    req.resume().once('end', () => res.send('read'));
  });
  server = createServer(edge);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Sends half of a body, lets the time pass, and sends the rest. */
function sendSlowly(path: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers: { 'content-length': '10' } }, (res) =>
      resolve(res.statusCode ?? 0),
    );
    sent.once('error', reject);
    sent.write('12345');
    server.once('request', () => {
      vi.advanceTimersByTime(30_000);
      sent.end('67890');
    });
  });
}

test('INF-38 a body that does not arrive in 30 s is refused', async () => {
  expect(await sendSlowly('/api/coffees')).toBe(408);
});

test('INF-38 an upload may take longer', async () => {
  expect(await sendSlowly('/upload')).toBe(200);
});
