import { describe, expect, it } from 'vitest';
import type { CarrierRate } from '../../../platform/gateways/shippo/carrier-gateway.ts';
import { acceptableCents, chooseRate, SERVICE_COSTS_MORE, SERVICE_NOT_OFFERED } from './choose-rate.ts';

function rate(provider: string, serviceName: string, serviceToken: string | null, amountCents: number): CarrierRate {
  return { carrierRateId: `${provider}-${amountCents}`, provider, serviceName, serviceToken, amountCents, estimatedDays: null };
}
const rates = [
  rate('USPS', 'Ground Advantage', 'usps_ground_advantage', 489),
  rate('USPS', 'Priority Mail', 'usps_priority', 789),
  rate('USPS', 'Priority Mail', 'usps_priority', 990),
  rate('UPS', 'Ground', 'ups_ground', 912),
];
const priority = {
  shippingMethod: 'USPS Priority Mail',
  serviceProvider: 'USPS',
  serviceToken: 'usps_priority',
  actualShippingCents: 789,
  subtotalCents: 1600,
};
const named = { ...priority, serviceProvider: null, serviceToken: null };

describe('the rate of an order', () => {
  it('SHP-08: is the cheapest of the chosen service', () => {
    expect(chooseRate(priority, rates, false)).toBe(rates[1]);
    expect(chooseRate({ ...priority, serviceProvider: 'DHL' }, rates, false)).toEqual({ reason: SERVICE_NOT_OFFERED });
  });

  it('SHP-08: is found by the name of the service on orders of earlier versions', () => {
    expect(chooseRate({ ...named, shippingMethod: 'UPS Ground' }, rates, false)).toBe(rates[3]);
    expect(chooseRate({ ...named, shippingMethod: 'USPS Priority' }, rates, false)).toBe(rates[1]);
    expect(chooseRate({ ...named, shippingMethod: 'USPS Express' }, rates, false)).toEqual({ reason: SERVICE_NOT_OFFERED });
  });

  it('SHP-08: is the cheapest of all when no service was chosen, whatever it costs', () => {
    expect(chooseRate({ ...named, shippingMethod: 'Standard', actualShippingCents: 0 }, rates, false)).toBe(rates[0]);
    expect(chooseRate({ ...named, shippingMethod: 'Standard' }, [rate('UPS', 'Air', 'ups_air', 99_00)], false)).toMatchObject({
      amountCents: 99_00,
    });
  });

  it('SHP-08: may cost half as much again, $6 more or a tenth of the goods more than was quoted', () => {
    expect(acceptableCents(priority)).toBe(1389);
    expect(acceptableCents({ ...priority, actualShippingCents: 2795 })).toBe(4192);
    expect(acceptableCents({ ...priority, subtotalCents: 32_000 })).toBe(3989);
    const dearer = [rate('USPS', 'Priority Mail', 'usps_priority', 1390)];
    expect(chooseRate(priority, dearer, false)).toEqual({ reason: SERVICE_COSTS_MORE, amountCents: 1390 });
    expect(chooseRate(priority, dearer, true)).toBe(dearer[0]);
  });
});
