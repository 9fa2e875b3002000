import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import type { CartWidgetProps } from '../../features/cart/cart-widget.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { isPortal, routeAt } from '../route-table.ts';

/** Most visitors of these pages have an empty cart, so its code is loaded with the first bag. Without it the page has no cart, and nothing else is missing. */
const CartWidget = lazy<ComponentType<CartWidgetProps>>(() =>
  import('../../features/cart/cart-widget.tsx').then((code) => ({ default: code.CartWidget })).catch(() => ({ default: () => null })),
);

/** The filled cart of a page that does not show it itself. In the header it covers nothing. */
export function HeaderCart({ pathname }: { pathname: string }) {
  const isFilled = useCart().length > 0;
  // Stays after the last line is removed, or the open cart would close.
  const [isShown, setIsShown] = useState(isFilled);
  if (isFilled && !isShown) setIsShown(true);
  if (!isShown || isPortal(pathname) || routeAt(pathname).cart !== undefined) return null;
  return (
    <Suspense>
      <CartWidget announcement="" place="header" />
    </Suspense>
  );
}
