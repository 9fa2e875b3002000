import { createServer } from 'node:net';

/** Below the ephemeral ports of Linux (32768), macOS and Windows (49152), which outgoing connections occupy. */
const [FIRST_PORT, LAST_PORT] = [10_000, 32_767];

/** Ports that this process has planned for a server, whether it listens already or not. */
const reserved = new Set<number>();

/** Keeps `freePort` from returning a port that a server of this process is configured with. */
export function reservePort(port: number): void {
  reserved.add(port);
}

/**
 * Resolves to a TCP port on which nothing listens on 127.0.0.1. No call of the same process gets it again.
 * Another process may take it before the caller does.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1));
  if (reserved.has(port)) return freePort();
  reservePort(port);
  return (await isTakenOn(port, '127.0.0.1')) ? freePort() : port;
}

function isTakenOn(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}

/** True if a process listens on the port, also on IPv6 only: browsers would reach it by "localhost". */
export async function isPortTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await isTakenOn(port, host)) || (host === '127.0.0.1' && (await isTakenOn(port, '::1')));
}
