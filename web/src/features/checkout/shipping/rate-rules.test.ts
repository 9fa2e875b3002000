import { describe, expect, it } from 'vitest';
import { cheapestFirst, chooseRate, offeredRates, rateLabel } from './rate-rules.ts';

function rate(serviceName: string, amountCents: number) {
  return { rateId: serviceName, amountCents, provider: 'USPS', serviceName, canShipFree: amountCents <= 1200 };
}

describe('rate rules', () => {
  it('sorts the cheapest first and preselects it', () => {
    const rates = cheapestFirst([rate('Express', 2890), rate('Ground', 742)]);
    expect(chooseRate(rates, undefined)?.serviceName).toBe('Ground');
  });

  it('keeps the picked service when it is offered again, else falls back to the cheapest', () => {
    const rates = cheapestFirst([rate('Express', 2890), rate('Ground', 742)]);
    expect(chooseRate(rates, 'USPS Express')?.serviceName).toBe('Express');
    expect(chooseRate(rates, 'UPS Air')?.serviceName).toBe('Ground');
    expect(chooseRate([], undefined)).toBeUndefined();
  });

  it('offers what the shop pays for when shipping is free, and all otherwise', () => {
    const rates = [rate('Ground', 742), rate('Priority', 1200), rate('Express', 2890)];
    expect(offeredRates(rates, true).map(({ serviceName }) => serviceName)).toEqual(['Ground', 'Priority']);
    expect(offeredRates(rates, false)).toBe(rates);
  });

  it('names a rate without days, as the last resort has none', () => {
    expect(rateLabel(rate('Ground', 599), false)).toBe('USPS Ground: $5.99');
  });

  it('shows days and "free"', () => {
    expect(rateLabel({ ...rate('Ground', 742), estimatedDays: 1 }, true)).toBe('USPS Ground (1 day): FREE');
    expect(rateLabel({ ...rate('Ground', 742), estimatedDays: 5 }, false)).toBe('USPS Ground (5 days): $7.42');
  });
});
