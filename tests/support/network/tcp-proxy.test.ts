import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startTcpProxy } from './tcp-proxy.ts';

vi.mock('node:timers/promises', { spy: true });

async function echoThroughProxy() {
  const server = createServer((socket) => void socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = await startTcpProxy({ port: (server.address() as AddressInfo).port });
  function sendText(text: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(proxy.port, '127.0.0.1', () => socket.write(text));
      socket.once('data', (data) => (socket.destroy(), resolve(data.toString())));
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    });
  }
  return { proxy, sendText, close: async () => (await proxy.close(), server.close()) };
}

test('passes, delays, drops and resets', async () => {
  const { proxy, sendText, close } = await echoThroughProxy();
  expect(await sendText('a')).toBe('a');
  proxy.setMode({ kind: 'latency', ms: 60 });
  const sleeps = vi.mocked(sleep).mockClear();
  expect(await sendText('b')).toBe('b');
  expect(sleeps.mock.calls).toEqual([[60], [60]]); // One for each direction.
  proxy.setMode({ kind: 'blackhole' });
  expect(await Promise.race([sendText('c'), sleep(150, 'silence')])).toBe('silence');
  proxy.setMode({ kind: 'reset' });
  expect(await sendText('d')).toBe('ECONNRESET');
  proxy.setMode({ kind: 'pass' });
  expect(await sendText('e')).toBe('e');
  await close();
});

test('rewrites a connection string', async () => {
  const { proxy, close } = await echoThroughProxy();
  expect(proxy.through('postgresql://me:pw@127.0.0.1:5432/shop')).toBe(`postgresql://me:pw@127.0.0.1:${proxy.port}/shop`);
  await close();
});
