import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';

/** Answers /healthz and /readyz, and nothing else, until the process ends. Resolves with the port's URL. */
export function startHealthServer(health: RequestHandler, host: string, port: number): Promise<string> {
  const server = createServer(express().disable('x-powered-by').use(health));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(`http://${host}:${port}`);
    });
  });
}
