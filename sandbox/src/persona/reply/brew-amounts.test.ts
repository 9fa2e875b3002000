import { expect, test } from 'vitest';
import { amountFor } from './brew-amounts.ts';

test('counts coffee and water by the cup', () => {
  expect(amountFor('how many scoops for 8 cups')).toBe('For 8 cups take about 120 grams, or 16 level tablespoons, to 2 litres of water.');
  expect(amountFor('how much coffee for one mug')).toContain('to 250 ml of water');
});

test('says nothing where no cups are counted', () => {
  expect(amountFor('how much coffee do i need')).toBeNull();
  expect(amountFor('how much for 2 bags')).toBeNull();
  expect(amountFor('how much coffee for 900 people')).toBeNull();
});
