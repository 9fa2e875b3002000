import { useEffect, useMemo, useState } from 'react';
import { useShop } from '../../lib/shell.ts';
import { findPriceChanges, findProblems, takePrices } from './cart-check.ts';
import type { LineProblem, PriceChange } from './cart-check.ts';
import { countItems, lineKey } from './cart-rules.ts';
import type { Cart } from './cart-rules.ts';
import { changeCart } from './cart-store.ts';
import { readOwnHold } from './own-hold.ts';
import { useCartProducts } from './use-cart-products.ts';

export interface CartCheck {
  /** Why the whole cart cannot be bought at once. */
  excess: string | null;
  problems: readonly LineProblem[];
  /** Shown as long as this part is open; the saved cart has the new prices at once. */
  priceChanges: readonly PriceChange[];
}

const NOTHING: readonly LineProblem[] = [];

/** Compares the saved cart with the catalogue while the cart or the checkout is open. */
export function useCartCheck(cart: Cart): CartCheck {
  const products = useCartProducts();
  const { maxOrderQuantity } = useShop();
  const [shown, setShown] = useState<readonly PriceChange[]>([]);

  useEffect(() => {
    if (products === undefined) return;
    const changes = findPriceChanges(cart, products);
    if (changes.length === 0) return;
    setShown((earlier) => {
      const first = changes.map((change) => ({
        ...change,
        wasCents: earlier.find(({ key }) => key === change.key)?.wasCents ?? change.wasCents,
      }));
      return [...earlier.filter(({ key }) => !changes.some((change) => change.key === key)), ...first];
    });
    changeCart((lines) => takePrices(lines, products));
  }, [cart, products]);

  const problems = useMemo(() => (products ? findProblems(cart, products, readOwnHold()) : NOTHING), [cart, products]);
  const priceChanges = useMemo(
    () => shown.filter((change) => change.wasCents !== change.nowCents && cart.some((line) => lineKey(line) === change.key)),
    [cart, shown],
  );
  const excess =
    countItems(cart) > maxOrderQuantity ? `One order takes ${maxOrderQuantity} items at most, please split a larger one.` : null;
  return { excess, problems, priceChanges };
}
