import { shop } from './shop.ts';

/**
 * Whether each rate can be chosen when shipping is free: those within the shop's cost limit, and always the cheapest.
 * @returns one answer for each amount, in their order.
 */
export function findFreeRates(amountsCents: readonly number[]): boolean[] {
  const payableCents = Math.max(shop.freeShippingCostLimitCents, Math.min(...amountsCents));
  return amountsCents.map((cents) => cents <= payableCents);
}

/** The rates that are offered when the carrier can't be asked. */
export function standardRates() {
  const areFree = findFreeRates(shop.fallbackRates.map(({ amountCents }) => amountCents));
  return shop.fallbackRates.map((rate, at) => ({ ...rate, canShipFree: areFree[at]! }));
}
