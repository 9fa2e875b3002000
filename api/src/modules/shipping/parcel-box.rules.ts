import { shop } from '../../platform/config/shop.ts';
import type { BoxSize } from '../../platform/gateways/shippo/carrier-gateway.ts';

/** What padding and gaps take, as a share of the goods' volume. */
const PADDING = 0.15;

interface PackedItem {
  quantity: number;
  /** Null for a bag of coffee. */
  packedMm: BoxSize | null;
}

function volume([length, width, height]: BoxSize): number {
  return length * width * height;
}

/** Whether the item goes into the box in some position along its sides. */
function fits(item: BoxSize, box: BoxSize): boolean {
  const sides = [...box].toSorted((a, b) => b - a);
  return [...item].toSorted((a, b) => b - a).every((side, at) => side <= sides[at]!);
}

/** The smallest of the shop's boxes that holds the goods, in mm; the largest when none does. */
export function chooseBox(items: readonly PackedItem[]): BoxSize {
  const sizes = items.map(({ quantity, packedMm }) => ({ quantity, size: packedMm ?? shop.bagMm }));
  const needed = sizes.reduce((sum, { quantity, size }) => sum + quantity * volume(size), 0) * (1 + PADDING);
  const box = shop.boxesMm.find((candidate) => volume(candidate) >= needed && sizes.every(({ size }) => fits(size, candidate)));
  return box ?? shop.boxesMm.at(-1)!;
}
