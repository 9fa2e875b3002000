import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * pass: bytes go through. latency: each chunk waits first. blackhole: connections are taken and bytes swallowed, as when a
 * firewall drops packets. reset: connections are cut with RST, new ones at once. cut: reset once the target has answered that
 * many chunks, so that a test can walk a handshake step by step. forget: connections that are open carry nothing from now on,
 * new ones do, as behind a firewall that restarted.
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
  /** The same connection string, led through the proxy. */
  through(url: string): string;
  setMode(mode: ProxyMode): void;
  /** Cuts all connections; new ones lead to the other port, as after a fail-over. */
  failOver(port: number): void;
  mode(): ProxyMode;
  connections(): number;
  close(): Promise<void>;
};

/** Stands between a process and one TCP server, and misbehaves on demand. */
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

  // Chunks stay in order under latency because each direction waits for the one before.
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
