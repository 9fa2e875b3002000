import { expect, it } from 'vitest';
import { thresholdNews } from './threshold-news.ts';

function rate(serviceName: string, amountCents: number) {
  return { rateId: serviceName, amountCents, provider: 'USPS', serviceName, canShipFree: amountCents <= 1200 };
}
const ground = rate('Ground', 742);
const express = rate('Express', 2890);

it('says which method replaces one that free shipping does not include', () => {
  expect(thresholdNews({ isFree: false, rate: express }, { isFree: true, rate: ground })).toBe(
    'Shipping is free now. USPS Express is not part of free shipping, so USPS Ground is chosen.',
  );
  expect(thresholdNews({ isFree: false, rate: ground }, { isFree: true, rate: ground })).toBe('Shipping is free now.');
});

it('says what the chosen method costs when shipping is no longer free', () => {
  expect(thresholdNews({ isFree: true, rate: ground }, { isFree: false, rate: ground })).toBe(
    'Shipping is no longer free: USPS Ground costs $7.42. All methods are offered again.',
  );
});

it('names no method while there are no rates', () => {
  expect(thresholdNews({ isFree: true, rate: undefined }, { isFree: false, rate: undefined })).toBe('Shipping is no longer free.');
  expect(thresholdNews({ isFree: false, rate: undefined }, { isFree: true, rate: undefined })).toBe('Shipping is free now.');
});
