import { createServer } from 'node:net';

/** Resolves to a TCP port that was just free. Another process may take it before the caller does. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
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
