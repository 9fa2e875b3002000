import { shop } from '../../../platform/config/shop.ts';
import type { CarrierRate } from '../../../platform/gateways/shippo/carrier-gateway.ts';
import type { Order } from '../orders.entity.ts';

export const SERVICE_NOT_OFFERED =
  'The shipping service that was chosen is not offered now: buy the label again later, or ship with another one';
export const SERVICE_COSTS_MORE = 'The shipping service that was chosen costs more now: buying the label again accepts the price';

/** Why a label is not bought until a person decides. */
export interface RateProblem {
  reason: string;
  /** Of the chosen service, if it is offered. */
  amountCents?: number;
}

/** As an order names a service. */
export function serviceOf({ provider, serviceName }: { provider: string; serviceName: string }): string {
  return `${provider} ${serviceName}`;
}

type ChosenService = Pick<Order, 'shippingMethod' | 'serviceProvider' | 'serviceToken' | 'actualShippingCents' | 'subtotalCents'>;

/** What the label of an order may cost: half as much again as was quoted, $6 more, or a tenth of the goods more. */
export function acceptableCents({ actualShippingCents, subtotalCents }: ChosenService): number {
  return actualShippingCents + Math.max(600, Math.floor(actualShippingCents / 2), Math.floor(subtotalCents / 10));
}

/** Orders of earlier versions know the service by its name only. */
function tokenOf({ shippingMethod, serviceToken }: ChosenService): string | null {
  return serviceToken ?? shop.fallbackRates.find((rate) => serviceOf(rate) === shippingMethod)?.serviceToken ?? null;
}

/**
 * The rate to buy for an order, of rates with the cheapest first: of the service that the shopper chose, at a price that the shop accepts
 * (docs/reliability.md, SHP-08). An order without a chosen service takes the cheapest.
 */
export function chooseRate(order: ChosenService, rates: readonly CarrierRate[], isPriceAccepted: boolean): CarrierRate | RateProblem {
  const token = tokenOf(order);
  const isChosen = order.serviceProvider !== null || order.shippingMethod !== STANDARD_SHIPPING;
  const rate = rates.find(
    (candidate) =>
      !isChosen ||
      (token !== null && candidate.serviceToken === token && [null, candidate.provider].includes(order.serviceProvider)) ||
      (token === null && serviceOf(candidate) === order.shippingMethod),
  );
  if (!rate) return { reason: SERVICE_NOT_OFFERED };
  if (!isChosen || isPriceAccepted || rate.amountCents <= acceptableCents(order)) return rate;
  return { reason: SERVICE_COSTS_MORE, amountCents: rate.amountCents };
}

/** How an order names its service when none was chosen. */
export const STANDARD_SHIPPING = 'Standard';
