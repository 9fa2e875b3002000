import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { Env } from '../../config/load-env.ts';
import { loggedError } from '../../lib/logged-error.ts';
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

function gateway() {
  const apiBase = `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`;
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
