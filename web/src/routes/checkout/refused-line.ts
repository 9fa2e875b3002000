import type { ApolloClient } from '@apollo/client';
import { findProblems } from '../../features/cart/cart-check.ts';
import type { LineProblem } from '../../features/cart/cart-check.ts';
import type { CartLine } from '../../features/cart/cart-rules.ts';
import { changeCart } from '../../features/cart/cart-store.ts';
import { fixesOf } from '../../features/cart/line-fixes.ts';
import { dropOwnHold } from '../../features/cart/own-hold.ts';
import { askForProducts } from '../../features/cart/use-cart-products.ts';
import { toLineInputs } from '../../features/checkout/checkout-line.ts';
import type { Notice } from './checkout-notice.tsx';
import type { OrderDraft } from './use-order-draft.ts';

type Fixes = Pick<Notice, 'fixes'>;

/** The line that the server refused; any grind when it named none. */
function findLine(draft: OrderDraft, productId: string, grind: string | null | undefined): CartLine | undefined {
  const inputs = toLineInputs(draft.cart);
  return draft.cart.find((line, index) => line.id === productId && (grind === undefined || inputs[index]?.grind === grind));
}

function toFixes(problem: LineProblem): Fixes {
  return { fixes: fixesOf(problem).map(({ label, change }) => ({ label, run: () => void changeCart(change) })) };
}

/** The ways out of a shortage: the other grind as the catalogue has it now, what is left, or without the line. */
export async function fixShortage(
  draft: OrderDraft,
  { productId, grind, available }: { productId: string; grind: string | null; available: number },
  client: ApolloClient,
): Promise<Fixes> {
  // A refused cart holds nothing any more.
  dropOwnHold();
  const products = await askForProducts(client);
  const line = findLine(draft, productId, grind);
  if (line === undefined) return {};
  const problem = products && findProblems(draft.cart, products, []).find((candidate) => candidate.line === line);
  return toFixes(problem ?? { line, kind: 'short', available, other: null });
}

/** The way out of a line that is not sold. */
export function fixUnsold(draft: OrderDraft, productId: string | null | undefined): Fixes {
  const line = productId ? findLine(draft, productId, undefined) : undefined;
  return line ? toFixes({ line, kind: 'gone' }) : {};
}
