import { formatCents } from '../../lib/money.ts';
import { addLine, cartCents, lineKey, lineName } from './cart-rules.ts';
import { changeCart } from './cart-store.ts';

interface Chosen {
  slug: string;
  name: string;
  priceCents: number;
  imageUrl: string;
  category: string;
  grindLabel: string | undefined;
  size: string | undefined;
}

/** Puts one of a chosen product into the cart. @returns what a screen reader hears about it. */
export function addChosen({ slug, name, priceCents, imageUrl, category, grindLabel, size }: Chosen): string {
  const line = {
    id: slug,
    name: lineName(name, size, grindLabel),
    price: priceCents / 100,
    imageUrl,
    grindType: grindLabel,
    size,
    category: category.toLowerCase(),
  };
  const cart = changeCart((lines, bounds) => addLine(lines, line, bounds));
  const quantity = cart.find((candidate) => lineKey(candidate) === lineKey(line))?.quantity ?? 0;
  return `${line.name} added: ${quantity} in your cart, total ${formatCents(cartCents(cart))}.`;
}
