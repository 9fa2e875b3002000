import type { Sandbox } from '../parts/sandbox.ts';
import { stamp } from './object-stamp.ts';
import { requireField, type Fields } from './read-field.ts';
import type { ShippoWebhookRow } from '../store/shippo-rows.ts';
import { badField } from './shippo-error.ts';

/** Of the shop that the sandbox is for: api/src/platform/config/providers.ts knows the token. */
const SHOP_PATH = '/webhooks/shippo/sandbox';
/** Shippo's timeout is three seconds. */
const TIMEOUT_MS = 3_000;
const RETRY_AFTER_MS = [1_000, 5_000];

export function createShippoWebhook(sandbox: Sandbox, fields: Fields): ShippoWebhookRow {
  const url = requireField(fields, 'url');
  if (!URL.canParse(url)) throw badField('url', 'Enter a valid URL.');
  const row: ShippoWebhookRow = {
    ...stamp(sandbox),
    url,
    event: requireField(fields, 'event'),
    active: fields['active'] !== false,
    is_test: true,
  };
  return sandbox.store.shippoWebhooks.put(row.object_id, row);
}

export function notifyShippoWebhooks(
  sandbox: Sandbox,
  event: 'transaction_created' | 'transaction_updated' | 'track_updated',
  data: object,
): void {
  const body = JSON.stringify({ event, test: true, data });
  const hooks = sandbox.store.shippoWebhooks.oldestFirst().filter((hook) => hook.active && (hook.event === event || hook.event === 'all'));
  for (const url of [sandbox.outbox.beside(SHOP_PATH), ...hooks.map((hook) => hook.url)]) if (url !== null) void deliver(url, body, 0);
}

async function deliver(url: string, body: string, attempt: number): Promise<void> {
  const isTaken = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
  const pauseMs = RETRY_AFTER_MS[attempt];
  if (!isTaken && pauseMs !== undefined) setTimeout(() => void deliver(url, body, attempt + 1), pauseMs).unref();
}
