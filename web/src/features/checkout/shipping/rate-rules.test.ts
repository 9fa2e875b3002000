import { describe, expect, it } from 'vitest';
import { cheapestFirst, chooseRate, FALLBACK_RATES, rateLabel } from './rate-rules.ts';

function rate(serviceName: string, amountCents: number) {
  return { rateId: serviceName, amountCents, provider: 'USPS', serviceName };
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

  it('falls back to USPS Ground 5.99 and USPS Priority 8.99', () => {
    expect(FALLBACK_RATES.map((fallback) => rateLabel(fallback, false))).toEqual(['USPS Ground: $5.99', 'USPS Priority: $8.99']);
  });

  it('shows days and "free"', () => {
    expect(rateLabel({ ...rate('Ground', 742), estimatedDays: 1 }, true)).toBe('USPS Ground (1 day): FREE');
    expect(rateLabel({ ...rate('Ground', 742), estimatedDays: 5 }, false)).toBe('USPS Ground (5 days): $7.42');
  });
});
