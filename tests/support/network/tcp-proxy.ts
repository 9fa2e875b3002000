import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * pass: bytes are forwarded. latency: each chunk is delayed. blackhole: connections are accepted and bytes dropped, as when a
 * firewall drops packets. reset: connections are closed with RST, new ones immediately. cut: reset once the target has answered that
 * many chunks, so that a test can interrupt each step of a handshake. forget: open connections carry no more bytes and new ones do,
 * as behind a firewall that restarted.
 */
export type ProxyMode =
  | { kind: 'pass' }
  | { kind: 'latency'; ms: number }
  | { kind: 'blackhole' }
  | { kind: 'reset' }
  | { kind: 'cut'; afterAnswers: number }
  | { kind: 'forget' };

export type TcpProxy = {
  port: number;
  /** The same connection string, but to the proxy. */
  through(url: string): string;
  setMode(mode: ProxyMode): void;
  /** Closes all connections. New ones go to the other port, as after a fail-over. */
  failOver(port: number): void;
  mode(): ProxyMode;
  connections(): number;
  close(): Promise<void>;
};

/** A TCP proxy before one server, with faults on demand. */
export async function startTcpProxy(target: { host?: string; port: number }): Promise<TcpProxy> {
  let mode: ProxyMode = { kind: 'pass' };
  let { port: targetPort } = target;
  const open = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();

  function setMode(next: ProxyMode): void {
    mode = { ...next };
    if (next.kind === 'reset') for (const socket of open) socket.resetAndDestroy();
    if (next.kind === 'forget') for (const socket of open) forgotten.add(socket);
  }

  // Each direction waits for its previous chunk, so chunks stay in order under latency.
  function forward(from: Socket, to: Socket, isAnswer: boolean): void {
    let queue = Promise.resolve();
    from.on('data', (chunk) => {
      if (isAnswer && mode.kind === 'cut' && (mode.afterAnswers -= 1) < 0) setMode({ kind: 'reset' });
      queue = queue.then(async () => {
        if (mode.kind === 'latency') await sleep(mode.ms);
        if (mode.kind !== 'blackhole' && !forgotten.has(from) && to.writable) to.write(chunk);
      });
    });
    from.on('end', () => void queue.then(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      void queue.then(() => to.destroy());
    });
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (mode.kind === 'reset') {
      client.on('error', () => undefined);
      client.resetAndDestroy();
      return;
    }
    const upstream = connect({ host: target.host ?? '127.0.0.1', port: targetPort, allowHalfOpen: true });
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      open.add(socket);
    }
    forward(client, upstream, false);
    forward(upstream, client, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    through(url) {
      const changed = new URL(url);
      changed.host = `127.0.0.1:${port}`;
      return changed.href;
    },
    setMode,
    failOver(to) {
      targetPort = to;
      for (const socket of open) socket.resetAndDestroy();
    },
    mode: () => mode,
    connections: () => open.size / 2,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
