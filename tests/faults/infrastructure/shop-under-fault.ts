import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { waitFor, withDatabaseClient } from '../../support/invariants.ts';
import { type Ledger, readLedger } from '../../support/ledger.ts';
import { type RunningStack, type StackOptions, startStack } from '../../support/start-stack.ts';
import type { TcpProxy } from '../../support/network/tcp-proxy.ts';
import type { CarrierFront } from '../carrier/carrier-front.ts';

/** A killed worker's jobs are free after 2 s and found within one more, so that recovery is seen rather than waited for. */
const quickRecovery = { JOB_LEASE_SECONDS: '2', SWEEP_INTERVAL_SECONDS: '1', PROCESS_PAYMENT_WAIT_MS: '300' };

export type ShopUnderFault = RunningStack & { database: TestDatabase };

export type ShopOptions = Partial<StackOptions> & {
  /** Leads api and worker, but not the test, to PostgreSQL. */
  databaseProxy?: TcpProxy;
  /** Stands between the shop and the carrier's stand-in. */
  carrierFront?: CarrierFront;
};

/** The shop on a database of its own; stores of the test's own replace either. */
export async function openShop({ databaseProxy, carrierFront, ...options }: ShopOptions = {}): Promise<ShopUnderFault> {
  const database = await createTestDatabase();
  try {
    const proxied = databaseProxy && { DATABASE_URL: databaseProxy.through(database.databaseUrl) };
    const fronted = carrierFront && { SHIPPO_API_BASE: carrierFront.url };
    const stack = await startStack({ ...database, ...options, env: { ...quickRecovery, ...proxied, ...fronted, ...options.env } });
    carrierFront?.passTo(stack.sandboxUrl);
    async function close(): Promise<void> {
      await stack.close();
      await database.drop();
    }
    return Object.defineProperties(
      { database, close },
      { ...Object.getOwnPropertyDescriptors(stack), close: { value: close } },
    ) as ShopUnderFault;
  } catch (error) {
    await database.drop();
    throw error;
  }
}

export interface OrderState {
  id: number;
  ref: string;
  status: string;
  number: number | null;
  tracking_number: string | null;
  confirmation_mailed_at: Date | null;
  label_state: string;
}

export function ordersOf(databaseUrl: string): Promise<OrderState[]> {
  return withDatabaseClient(databaseUrl, async (client) => (await client.query<OrderState>('select * from orders order by id')).rows);
}

export async function orderOf(databaseUrl: string, ref: string): Promise<OrderState> {
  const order = (await ordersOf(databaseUrl)).find((candidate) => candidate.ref === ref);
  if (!order) throw new Error(`no order ${ref}`);
  return order;
}

export function untilCompleted(databaseUrl: string, ref: string, withinMs = 30_000): Promise<OrderState> {
  return waitFor(withinMs, async () => {
    const order = await orderOf(databaseUrl, ref);
    return order.status === 'completed' ? order : null;
  });
}

export interface Effects {
  labels: Ledger['labels'];
  confirmations: Ledger['mails'];
}

/** What the outside world saw of one order. */
export async function effectsOf(sandboxUrl: string, ref: string): Promise<Effects> {
  const ledger = await readLedger(sandboxUrl);
  return {
    labels: ledger.labels.filter((label) => label.metadata === ref),
    confirmations: ledger.mails.filter((mail) => mail.messageId.includes(`${ref.toLowerCase()}.confirmation@`)),
  };
}

export interface EffectCounts {
  labels: number;
  confirmations: number;
  messageIds: number;
}

export async function countEffects(sandboxUrl: string, ref: string): Promise<EffectCounts> {
  const { labels, confirmations } = await effectsOf(sandboxUrl, ref);
  return {
    labels: labels.length,
    confirmations: confirmations.length,
    messageIds: new Set(confirmations.map((mail) => mail.messageId)).size,
  };
}

export const once: EffectCounts = { labels: 1, confirmations: 1, messageIds: 1 };
/** Where the mail server's answer got lost, the copy must be recognisable (reliability.md, I5). */
export const withSecondCopy: EffectCounts = { ...once, confirmations: 2 };

/** The sandbox's control API, beyond what support/ledger.ts has a name for. */
export async function sandboxControl<T = unknown>(sandboxUrl: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(`/_sandbox${path}`, sandboxUrl), {
    ...(body !== undefined && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export interface WebhookDelivery {
  type: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: { status: number | null; error: string | null }[];
}

export async function deliveriesOf(sandboxUrl: string): Promise<WebhookDelivery[]> {
  return (await sandboxControl<{ deliveries: WebhookDelivery[] }>(sandboxUrl, '/webhooks')).deliveries;
}

export async function statusOf(baseUrl: string, path: string): Promise<number> {
  const response = await fetch(new URL(path, baseUrl));
  await response.arrayBuffer();
  return response.status;
}

export interface Readiness {
  code: number;
  status: 'ready' | 'degraded' | 'not ready';
  checks: { process: string; postgres: string; redis: string };
  jobs: { oldestDueSeconds: number | null };
}

export async function readinessOf(baseUrl: string): Promise<Readiness> {
  const response = await fetch(new URL('/readyz', baseUrl));
  return { code: response.status, ...((await response.json()) as Omit<Readiness, 'code'>) };
}
