import type { LineProblem, PriceChange } from './cart-check.ts';
import { changeGrind, lineKey, removeLine, setQuantity } from './cart-rules.ts';
import type { Cart, CartBounds } from './cart-rules.ts';
import { formatCents } from '../../lib/money.ts';

/** One click that makes a line sellable again. */
export interface LineFix {
  label: string;
  change: (cart: Cart, bounds: CartBounds) => Cart;
  /** What there is afterwards. */
  done: string;
  isRemoval?: boolean;
}

export function problemWords(problem: LineProblem): string {
  const { name } = problem.line;
  if (problem.kind === 'gone') return `${name} is not sold any more.`;
  return problem.available > 0 ? `Only ${problem.available} of ${name} left.` : `${name} is out of stock.`;
}

/** Goes on after the name. */
export function priceWords({ wasCents, nowCents }: PriceChange): string {
  return `was ${formatCents(wasCents)}, is now ${formatCents(nowCents)}.`;
}

/** The other grind first, then what is left of the chosen one, or without the line. */
export function fixesOf(problem: LineProblem): LineFix[] {
  const { line } = problem;
  const key = lineKey(line);
  const fixes: LineFix[] = [];
  if (problem.kind === 'short' && problem.other) {
    const { other } = problem;
    fixes.push({
      label: `Take ${other.quantity} of ${other.name} instead`,
      change: (cart, bounds) => changeGrind(cart, key, other, bounds),
      done: `${other.name} is in your cart instead.`,
    });
  }
  if (problem.kind === 'short' && problem.available > 0) {
    const { available } = problem;
    fixes.push({
      label: `Take ${available} of ${line.name}`,
      change: (cart, bounds) => setQuantity(cart, key, available, bounds),
      done: `${available} of ${line.name} in your cart.`,
    });
  } else {
    fixes.push({
      label: `Remove ${line.name}`,
      change: (cart) => removeLine(cart, key),
      done: `${line.name} is removed.`,
      isRemoval: true,
    });
  }
  return fixes;
}
