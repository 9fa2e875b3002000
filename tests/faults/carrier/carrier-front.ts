import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { healProviders } from '../../support/ledger.ts';
import { type RealShop, setupShop } from '../../support/open-shop.ts';
import { quickRecovery } from '../infrastructure/quick-recovery.ts';

interface CarrierCall {
  method: string;
  /** Relative to the base URL of the carrier, e.g. /shipments. */
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
  /** The sandbox to which calls are forwarded. Its ledger records them. */
  passTo(sandboxUrl: string): void;
  /** Replaces the handler: it may answer, forward, or change the answer. With null every call is forwarded. */
  script(next: ((call: CarrierCall, passOn: PassOn) => Promise<CarrierAnswer>) | null): void;
  close(): Promise<void>;
}

/** An HTTP proxy before the sandbox's carrier, for answers that no fault script has: invalid prices, purchases that stay open. */
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

/** One shop for all tests of a describe, with the proxy before its carrier. After every test calls are forwarded again and faults are removed. */
export function setupCarrierShop(env: Record<string, string> = quickRecovery): { shop: RealShop; front: Pick<CarrierFront, 'script'> } {
  let front: CarrierFront | undefined;
  beforeAll(async () => {
    front = await startCarrierFront();
  });
  afterAll(() => front?.close());
  const shop = setupShop(() => ({ env: { ...env, SHIPPO_API_BASE: front!.url } }));
  beforeAll(() => front!.passTo(shop.sandboxUrl));
  afterEach(async () => {
    front!.script(null);
    await healProviders(shop.sandboxUrl);
  });
  return { shop, front: { script: (next) => front!.script(next) } };
}
