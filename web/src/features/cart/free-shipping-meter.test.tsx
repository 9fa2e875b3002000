import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Shell } from '../../lib/shell.ts';
import type { ShellConfig } from '../../lib/shell.ts';
import { FreeShippingMeter } from './free-shipping-meter.tsx';

function wordsAt(cents: number, freeShippingThresholdCents: number): string {
  const shell = { shop: { freeShippingThresholdCents } } as ShellConfig;
  return renderToStaticMarkup(
    <Shell value={shell}>
      <FreeShippingMeter cents={cents} />
    </Shell>,
  );
}

test('counts down to the threshold that the shop gives the page', () => {
  expect(wordsAt(1600, 4500)).toContain('Add $29.00 more for FREE SHIPPING!');
  expect(wordsAt(1600, 2000)).toContain('Add $4.00 more for FREE SHIPPING!');
  expect(wordsAt(2000, 2000)).toContain('FREE SHIPPING UNLOCKED');
});

test('says nothing about an empty cart', () => {
  expect(wordsAt(0, 4500)).toBe('');
});
