import { Shippo } from 'shippo';
import { SDKError } from 'shippo/models/errors';
import { expect, test } from 'vitest';
import { openSandbox } from './open-sandbox.ts';

const from = { name: 'Brew Quest', street1: '1 Bean Street', city: 'San Francisco', state: 'CA', zip: '94103', country: 'US' };
const recipient = { name: 'Ada Grinder', street1: '12 Roast Row', city: 'Portland', state: 'OR', zip: '97209', country: 'US' };
function parcel(weight: string): { length: string; width: string; height: string; distanceUnit: 'in'; weight: string; massUnit: 'lb' } {
  return {
    length: '9',
    width: '6',
    height: '4',
    distanceUnit: 'in',
    weight,
    massUnit: 'lb',
  };
}

function shippoAt(url: string, key = 'shippo_test_tests'): Shippo {
  return new Shippo({ apiKeyHeader: `ShippoToken ${key}`, shippoApiVersion: '2018-02-08', serverURL: `${url}/shippo` });
}
function ship(shippo: Shippo, to: object = recipient, weight = '2'): ReturnType<Shippo['shipments']['create']> {
  return shippo.shipments.create({ addressFrom: from, addressTo: { ...recipient, ...to }, parcels: [parcel(weight)], async: false });
}

test('a shipment always has the same rates, which increase with weight and distance', async () => {
  const { url } = await openSandbox();
  const shippo = shippoAt(url);
  const near = await ship(shippo);
  expect(near.rates.map(({ provider }) => provider)).toEqual(['USPS', 'USPS', 'USPS', 'UPS', 'UPS']);
  async function amounts(to?: object, weight?: string): Promise<number[]> {
    return (await ship(shippo, to, weight)).rates.map(({ amount }) => Number(amount));
  }
  const base = near.rates.map(({ amount }) => Number(amount));
  expect(await amounts()).toEqual(base);
  for (const dearer of [await amounts({}, '8'), await amounts({ city: 'New York', state: 'NY', zip: '10001' })])
    dearer.forEach((amount, index) => expect(amount).toBeGreaterThan(base[index] ?? 0));
  expect(near.rates.filter(({ attributes }) => attributes.includes('CHEAPEST'))).toHaveLength(1);
  expect((await shippo.shipments.get(near.objectId)).rates).toEqual(near.rates);
  expect((await shippo.rates.listShipmentRates(near.objectId)).results).toHaveLength(5);
  expect((await shippo.rates.get(near.rates[0]?.objectId ?? '')).amount).toBe(near.rates[0]?.amount);
});

test.each([{ zip: '00000' }, { state: 'ZZ' }, { country: 'DE' }])('%o has no rates, and a message says why', async (to) => {
  const { url } = await openSandbox();
  const { rates, messages, status } = await ship(shippoAt(url), to);
  expect([status, rates]).toEqual(['SUCCESS', []]);
  expect(messages[0]?.text).toBeTruthy();
});

test('a label is bought, found by rate and by metadata, and tracked', async () => {
  const { url, control } = await openSandbox();
  const shippo = shippoAt(url);
  const { rates } = await ship(shippo);
  const rate = rates[0]?.objectId ?? '';
  const label = await shippo.transactions.create({ rate, labelFileType: 'PDF', async: false, metadata: 'order 42' });
  expect(label).toMatchObject({
    status: 'SUCCESS',
    rate,
    metadata: 'order 42',
    trackingNumber: expect.stringMatching(/^92055\d{17}$/) as string,
  });
  expect(await (await fetch(String(label.labelUrl))).text()).toContain('not valid for postage');
  expect((await shippo.transactions.list({ rate })).results?.map(({ objectId, metadata }) => [objectId, metadata])).toEqual([
    [label.objectId, 'order 42'],
  ]);
  expect((await shippo.transactions.list({ rate: rates[1]?.objectId })).results).toEqual([]);
  expect((await shippo.transactions.get(label.objectId ?? '')).trackingNumber).toBe(label.trackingNumber);
  await control('/shippo/track', { trackingNumber: label.trackingNumber, status: 'TRANSIT' });
  const track = await shippo.trackingStatus.get(label.trackingNumber ?? '', 'usps');
  expect([track.trackingStatus?.status, track.trackingHistory.length]).toEqual(['TRANSIT', 2]);
  await expect(shippo.trackingStatus.get(label.trackingNumber ?? '', 'ups')).rejects.toMatchObject({ statusCode: 404 });
  expect((await control('/ledger'))['labels']).toMatchObject([
    { transactionId: label.objectId, rate, metadata: 'order 42', trackingNumber: label.trackingNumber },
  ]);
});

test('a label is refunded once, and not after the carrier has scanned it', async () => {
  const { url, control } = await openSandbox();
  const shippo = shippoAt(url);
  const [kept, scanned] = await Promise.all(
    [0, 1].map(async (at) => {
      const { rates } = await ship(shippo);
      return shippo.transactions.create({ rate: rates[at]?.objectId ?? '', async: false });
    }),
  );
  const transaction = kept?.objectId ?? '';
  expect((await shippo.refunds.create({ transaction })).status).toBe('PENDING');
  await expect(shippo.refunds.create({ transaction })).rejects.toMatchObject({ statusCode: 400 });
  await control('/shippo/track', { trackingNumber: scanned?.trackingNumber, status: 'TRANSIT' });
  expect((await shippo.refunds.create({ transaction: scanned?.objectId ?? '' })).status).toBe('ERROR');
});

test('a purchase that the carrier refuses is a 201 with status ERROR, without a label in the ledger', async () => {
  const { url, control } = await openSandbox();
  const shippo = shippoAt(url);
  const { rates } = await ship(shippo, { name: 'Label Error' });
  const label = await shippo.transactions.create({ rate: rates[0]?.objectId ?? '', async: false });
  expect(label.status).toBe('ERROR');
  expect(label.messages?.[0]?.text).toBeTruthy();
  expect((await control('/ledger'))['labels']).toEqual([]);
});

test('an unknown rate, a wrong token and an invalid parcel get Shippo’s error format', async () => {
  const { url } = await openSandbox();
  const shippo = shippoAt(url);
  await expect(shippo.transactions.create({ rate: 'ffffffffffffffffffffffffffffffff', async: false })).rejects.toMatchObject({
    statusCode: 400,
    body: expect.stringContaining('not found') as string,
  });
  await expect(ship(shippoAt(url, 'nonsense'))).rejects.toBeInstanceOf(SDKError);
  await expect(ship(shippoAt(url, 'shippo_live_x'))).rejects.toMatchObject({ statusCode: 401 });
  await expect(ship(shippo, {}, '-3')).rejects.toMatchObject({ statusCode: 400 });
  await expect(shippo.shipments.get('ffffffffffffffffffffffffffffffff')).rejects.toMatchObject({ statusCode: 404 });
});

test('addresses are validated, and paths may end with a slash', async () => {
  const { url } = await openSandbox();
  const shippo = shippoAt(url);
  const good = await shippo.addresses.create({ ...recipient, validate: true });
  const bad = await shippo.addresses.create({ ...recipient, state: 'ZZ', validate: true });
  expect([good.validationResults?.isValid, bad.validationResults?.isValid]).toEqual([true, false]);
  expect((await shippo.addresses.validate(bad.objectId ?? '')).validationResults?.messages?.[0]?.text).toMatch(/state/);
  const slash = await fetch(`${url}/shippo/addresses/${good.objectId}/`, { headers: { authorization: 'ShippoToken shippo_test_tests' } });
  expect(slash.status).toBe(200);
});

test('Shippo’s mock tracking numbers return their status', async () => {
  const { url } = await openSandbox();
  const track = await shippoAt(url).trackingStatus.create({ carrier: 'shippo', trackingNumber: 'SHIPPO_DELIVERED' });
  expect(track.trackingStatus?.status).toBe('DELIVERED');
});
