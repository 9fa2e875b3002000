import { expect, test } from 'vitest';
import { shop } from '../../platform/config/shop.ts';
import { chooseBox } from './parcel-box.rules.ts';

const bag = { quantity: 1, packedMm: null };
const poster = { quantity: 1, packedMm: [460, 60, 60] } as const;

test('SHP-13: the box is the smallest that holds the goods', () => {
  expect(chooseBox([bag])).toEqual([254, 203, 127]);
  expect(chooseBox([{ ...bag, quantity: 6 }])).toEqual([470, 254, 127]);
  expect(chooseBox([poster])).toEqual([470, 76, 76]);
});

test('SHP-13: every item fits its box, a poster beside a bag too', () => {
  expect(chooseBox([bag, poster])).toEqual([470, 254, 127]);
});

test('SHP-13: more than the largest box holds is said to be the largest box', () => {
  expect(chooseBox([{ ...bag, quantity: 99 }])).toEqual(shop.boxesMm.at(-1));
});
