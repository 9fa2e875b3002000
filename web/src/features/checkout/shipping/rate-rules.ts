import { formatCents } from '../../../lib/money.ts';

export interface Rate {
  rateId: string;
  amountCents: number;
  provider: string;
  serviceName: string;
  estimatedDays?: number | null;
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

/** The service the shopper picked by hand if it is still offered, else the cheapest. `rates` are cheapest first. */
export function chooseRate(rates: readonly Rate[], pickedName: string | undefined): Rate | undefined {
  return rates.find((rate) => rateName(rate) === pickedName) ?? rates[0];
}
