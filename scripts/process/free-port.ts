import { createServer } from 'node:net';

/** Resolves to a TCP port that was free a moment ago. The caller has to cope with losing it to somebody else. */
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

/** True when something listens on the port, also when it does so on IPv6 only: "localhost" would lead browsers there. */
export async function isPortTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  return (await isTakenOn(port, host)) || (host === '127.0.0.1' && (await isTakenOn(port, '::1')));
}
