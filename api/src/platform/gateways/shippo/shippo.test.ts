import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { Env } from '../../config/load-env.ts';
import { loggedError } from '../../lib/logged-error.ts';
import { collectGarbage } from '../../../testing/collect-garbage.ts';
import { createShippoGateway } from './shippo.ts';

const address = { name: 'Ada Grinder', street1: '12 Roast Row', city: 'Portland', state: 'OR', zip: '97209', country: 'US' };
let isDown = true;
const carrier = createServer((_request, response) => {
  response.writeHead(isDown ? 503 : 201, { 'content-type': 'application/json' });
  response.end(isDown ? '{"detail":"closed"}' : JSON.stringify({ ...address, object_id: 'a1', is_complete: true }));
});
await new Promise<void>((resolve) => {
  carrier.listen(0, '127.0.0.1', resolve);
});
afterAll(() => void carrier.close());

function gateway(server = carrier) {
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createShippoGateway({ shippo: { apiKey: 'key', apiBase, carrierAccounts: [] } } as unknown as Env);
}

test('an outage is logged as a warning once, and again after the carrier has answered', async () => {
  const shippo = gateway();
  function level(): Promise<unknown> {
    return shippo.checkAddress(address).then(
      () => 'none',
      (error: { logLevel: string }) => error.logLevel,
    );
  }
  isDown = true;
  expect([await level(), await level(), await level()]).toEqual(['warn', 'debug', 'debug']);
  isDown = false;
  expect(await level()).toBe('none');
  isDown = true;
  expect([await level(), await level()]).toEqual(['warn', 'debug']);
});

test('the logged message of an outage has the words of the carrier once', async () => {
  isDown = true;
  const error: unknown = await gateway()
    .checkAddress(address)
    .catch((fault: unknown) => fault);
  const { message } = loggedError(error) as { message: string };
  expect(message.split('closed')).toHaveLength(2);
});

test('SHP-01: a call without an answer ends in time, also when garbage is collected meanwhile', async () => {
  const silent = createServer();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const asked = once(silent, 'request');
  const fault = gateway(silent)
    .quoteRates({ to: address, weightGrams: 340, boxMm: [150, 100, 80] })
    .catch((error: unknown) => error);
  await asked;
  await collectGarbage();
  expect(await fault).toMatchObject({ kind: 'unavailable' });
  silent.closeAllConnections();
  silent.close();
});
