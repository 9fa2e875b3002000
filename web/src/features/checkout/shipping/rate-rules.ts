import { formatCents } from '../../../lib/money.ts';

export interface Rate {
  rateId: string;
  amountCents: number;
  provider: string;
  serviceName: string;
  estimatedDays?: number | null;
  /** Within what the shop pays when shipping is free, or the cheapest. */
  canShipFree: boolean;
}

/** The rates to choose from. When shipping is free, the server refuses the others. */
export function offeredRates(rates: readonly Rate[], isFree: boolean): readonly Rate[] {
  return isFree ? rates.filter(({ canShipFree }) => canShipFree) : rates;
}

export function cheapestFirst(rates: readonly Rate[]): Rate[] {
  return rates.toSorted((a, b) => a.amountCents - b.amountCents);
}

export function rateName({ provider, serviceName }: Rate): string {
  return `${provider} ${serviceName}`;
}

/** "USPS Priority (2 days): $8.99" */
export function rateLabel(rate: Rate, isFree: boolean): string {
  const days = rate.estimatedDays ? ` (${rate.estimatedDays} ${rate.estimatedDays === 1 ? 'day' : 'days'})` : '';
  return `${rateName(rate)}${days}: ${isFree ? 'FREE' : formatCents(rate.amountCents)}`;
}

/** The service that the shopper picked, if it is still offered, else the cheapest. `rates` are cheapest first. */
export function chooseRate(rates: readonly Rate[], pickedName: string | undefined): Rate | undefined {
  return rates.find((rate) => rateName(rate) === pickedName) ?? rates[0];
}
