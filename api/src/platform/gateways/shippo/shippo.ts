import type { Transaction } from 'shippo/models/components/transaction.js';
import { ShippoError } from 'shippo/models/errors/index.js';
import type { Env } from '../../config/load-env.ts';
import { httpsAddress } from '../../input/https-address.ts';
import { storableText } from '../../lib/input-text.ts';
import { centsFromDollars } from '../../lib/money.ts';
import { isKeyRefused } from '../provider-error.ts';
import { toCarrierAddress } from './carrier-address.ts';
import { CarrierError, type CarrierGateway, type CarrierRate, type Label, type ParcelState } from './carrier-gateway.ts';
import { shippoClient } from './shippo-client.ts';

/** Rates must be there, or the fallback offered, within 3 s (docs/reliability.md, SHP-01). */
const RATES_TIMEOUT_MS = 2_500;
/** Less is not worth another try. */
const LEAST_TIMEOUT_MS = 500;
/** A check that takes longer is of no use: the shopper is at the payment. */
const ADDRESS_TIMEOUT_MS = 4_000;
const LABEL_TIMEOUT_MS = 15_000;

function toCarrierError(error: unknown): CarrierError {
  if (error instanceof CarrierError) return error;
  const status = error instanceof ShippoError ? error.statusCode : 0;
  const kind = isKeyRefused(status) ? 'misconfigured' : status >= 400 && status < 500 && status !== 429 ? 'rejected' : 'unavailable';
  return new CarrierError(kind, error instanceof Error ? error.message : 'unknown carrier fault', { cause: error });
}

type Ask = <T>(call: () => Promise<T>) => Promise<T>;

/** Turns faults into CarrierErrors, and marks those that repeat an outage until the carrier answers again. */
function createAsking(): Ask {
  let isDown = false;
  return async (call) => {
    try {
      const answer = await call();
      isDown = false;
      return answer;
    } catch (error) {
      const fault = toCarrierError(error);
      // A CarrierError made here is about an answer that has arrived.
      const isOutage = fault !== error && fault.kind === 'unavailable';
      fault.isRepeated = isOutage && isDown;
      isDown = isOutage;
      throw fault;
    }
  };
}

/** Null for what the provider does not have. */
async function orMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ShippoError && error.statusCode === 404) return null;
    throw error;
  }
}

/** A request that has failed at once, as on a kept connection that the provider closes, is sent again in the time that is left. */
async function askTwice<T>(limitMs: number, send: (timeoutMs: number) => Promise<T>): Promise<T> {
  const end = performance.now() + limitMs;
  try {
    return await send(limitMs);
  } catch (error) {
    const left = Math.floor(end - performance.now());
    if (toCarrierError(error).kind !== 'unavailable' || left < LEAST_TIMEOUT_MS) throw error;
    return send(left);
  }
}

/** Shippo may go on with a purchase after its answer (https://docs.goshippo.com/docs/shipments/async); a second request returns the outcome. */
function stillOpen(status: string | undefined): CarrierError {
  return new CarrierError('unavailable', `the label is ${status ?? 'without status'}`);
}

function byAmount(a: CarrierRate, b: CarrierRate) {
  return a.amountCents - b.amountCents;
}

function toLabel(trackingNumber: string, { labelUrl, trackingUrlProvider }: Transaction): Label {
  return { trackingNumber: storableText(trackingNumber), labelUrl: labelUrl ?? null, trackingUrl: httpsAddress(trackingUrlProvider) };
}

/** https://docs.goshippo.com/docs/tracking/tracking/; UNKNOWN is not here. */
const PARCEL_STATES: Readonly<Record<string, ParcelState>> = {
  PRE_TRANSIT: 'pre-transit',
  TRANSIT: 'in-transit',
  DELIVERED: 'delivered',
  RETURNED: 'returned',
  FAILURE: 'failed',
};

/** The carrier's token, such as dhl_express. */
function carrierToken(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}

export function createShippoGateway(env: Env): CarrierGateway {
  function within(timeoutMs: number) {
    return shippoClient(env.shippo, timeoutMs);
  }
  const { carrierAccounts } = env.shippo;
  const asking = createAsking();
  const addressFrom = {
    name: env.SHIP_FROM_NAME,
    street1: env.SHIP_FROM_STREET1,
    city: env.SHIP_FROM_CITY,
    state: env.SHIP_FROM_STATE,
    zip: env.SHIP_FROM_ZIP,
    country: 'US',
    ...(env.SHIP_FROM_PHONE && { phone: env.SHIP_FROM_PHONE }),
    ...(env.SHIP_FROM_EMAIL && { email: env.SHIP_FROM_EMAIL }),
  };

  async function findPurchases({ carrierRateId, reference }: { carrierRateId: string; reference: string }): Promise<Transaction[]> {
    const { results = [] } = await within(LABEL_TIMEOUT_MS).transactions.list({ rate: carrierRateId, results: 25 });
    return results.filter(({ metadata }) => metadata === reference);
  }

  return {
    quoteRates: ({ to, weightGrams, boxMm: [length, width, height] }) =>
      asking(async () => {
        const shipment = await askTwice(RATES_TIMEOUT_MS, (timeoutMs) =>
          within(timeoutMs).shipments.create({
            addressFrom,
            addressTo: toCarrierAddress(to),
            parcels: [
              {
                length: String(length),
                width: String(width),
                height: String(height),
                distanceUnit: 'mm',
                weight: String(weightGrams),
                massUnit: 'g',
              },
            ],
            async: false,
            ...(carrierAccounts.length > 0 && { carrierAccounts }),
          }),
        );
        const rates: CarrierRate[] = [];
        for (const rate of shipment.rates) {
          const amountCents = centsFromDollars(rate.amount);
          // A negative or unreadable amount is dropped: it must never become a price.
          if (amountCents === null || amountCents < 0 || rate.currency !== 'USD') continue;
          rates.push({
            carrierRateId: rate.objectId,
            amountCents,
            provider: storableText(rate.provider),
            serviceName: storableText(rate.servicelevel.name ?? 'Standard'),
            serviceToken: rate.servicelevel.token ? storableText(rate.servicelevel.token) : null,
            estimatedDays: rate.estimatedDays ?? null,
          });
        }
        return rates.toSorted(byAmount);
      }),

    checkAddress: (address) =>
      asking(async () => {
        const found = await askTwice(ADDRESS_TIMEOUT_MS, (timeoutMs) =>
          within(timeoutMs).addresses.create({ ...toCarrierAddress(address), validate: true }),
        );
        if (found.validationResults?.isValid !== true) return null;
        const { street1 = '', street2, city = '', state = '', zip = '' } = found;
        const known = { street1, street2: street2 ?? '', city, state, zip };
        return Object.fromEntries(Object.entries(known).map(([name, text]) => [name, storableText(text)])) as typeof known;
      }),

    buyLabel: ({ carrierRateId, reference }) =>
      asking(async () => {
        const bought = await within(LABEL_TIMEOUT_MS).transactions.create({
          rate: carrierRateId,
          labelFileType: 'PDF_4x6',
          async: false,
          metadata: reference,
        });
        // A refused purchase is HTTP 201 with status ERROR.
        if (bought.status === 'ERROR') {
          throw new CarrierError('rejected', bought.messages?.map((message) => message.text).join('; ') || 'label refused');
        }
        if (bought.status !== 'SUCCESS' || !bought.trackingNumber) throw stillOpen(bought.status);
        return toLabel(bought.trackingNumber, bought);
      }),

    findLabel: (purchase) =>
      asking(async (): Promise<Label | null> => {
        const ours = await findPurchases(purchase);
        const found = ours.find((transaction) => transaction.status === 'SUCCESS' && transaction.trackingNumber);
        const open = ours.find((transaction) => transaction.status === 'QUEUED' || transaction.status === 'WAITING');
        if (!found && open) throw stillOpen(open.status);
        return found?.trackingNumber ? toLabel(found.trackingNumber, found) : null;
      }),

    voidLabel: (purchase) =>
      asking(async () => {
        const bought = (await findPurchases(purchase)).filter(({ status }) => status === 'SUCCESS');
        for (const { objectId } of bought) {
          if (!objectId) continue;
          const { status } = await within(LABEL_TIMEOUT_MS).refunds.create({ transaction: objectId, async: false });
          if (status === 'ERROR') throw new CarrierError('rejected', 'the carrier does not refund the label');
        }
      }),

    findParcel: ({ carrier, trackingNumber }) =>
      asking(async () => {
        const track = await orMissing(() =>
          within(LABEL_TIMEOUT_MS).trackingStatus.get(encodeURIComponent(trackingNumber), carrierToken(carrier)),
        );
        const status = track?.trackingStatus;
        const state = status && PARCEL_STATES[status.status];
        if (!state) return null;
        return { state, at: status.statusDate ?? status.objectUpdated, text: storableText(status.statusDetails).slice(0, 300) };
      }),
  };
}
