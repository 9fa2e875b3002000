import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CarrierCall {
  method: string;
  /** Below the carrier's base, e.g. /shipments. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

interface CarrierAnswer {
  status: number;
  body: unknown;
}

type PassOn = () => Promise<CarrierAnswer>;

export interface CarrierFront {
  /** For SHIPPO_API_BASE. */
  url: string;
  /** Where the calls are passed on to: the sandbox, so that its ledger stays the witness. */
  passTo(sandboxUrl: string): void;
  /** Answers in the carrier's stead, passes on, or rewrites what comes back; null passes everything on. */
  script(next: ((call: CarrierCall, passOn: PassOn) => Promise<CarrierAnswer>) | null): void;
  close(): Promise<void>;
}

/** Stands before the carrier's stand-in for answers that no fault script knows: prices that are no prices, purchases that stay open. */
export async function startCarrierFront(): Promise<CarrierFront> {
  let target = '';
  let script: ((call: CarrierCall, passOn: PassOn) => Promise<CarrierAnswer>) | null = null;

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const path = request.url ?? '/';
      const passOn: PassOn = async () => {
        const answer = await fetch(`${target}/shippo${path}`, {
          method: request.method ?? 'GET',
          headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
          ...(text && { body: text }),
        });
        return { status: answer.status, body: await answer.json() };
      };
      const { pathname, searchParams } = new URL(path, target);
      const call: CarrierCall = {
        method: request.method ?? 'GET',
        path: pathname,
        query: searchParams,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
      (script ? script(call, passOn) : passOn()).then(
        ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passTo: (sandboxUrl) => {
      target = sandboxUrl;
    },
    script: (next) => {
      script = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
