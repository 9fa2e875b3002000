import { cartCents, countItems } from '../../../features/cart/cart-rules.ts';
import type { Cart } from '../../../features/cart/cart-rules.ts';
import { formatCents } from '../../../lib/money.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import styles from './cart-strip.module.css';

/** What has been put into the cart, below the conversation: it comes and goes without moving it. */
export function CartStrip({ cart, announcement }: { cart: Cart; announcement: string }) {
  const count = countItems(cart);
  return (
    <>
      <p className="sr" role="status">
        {announcement}
      </p>
      {count > 0 ? (
        <div className={styles.strip}>
          <img src="/art/i-cart.png" width="48" height="48" alt="" />
          <p className={styles.words}>
            <span>
              {count} {count === 1 ? 'item' : 'items'} in your cart
            </span>
            <b>{formatCents(cartCents(cart))}</b>
          </p>
          <ButtonLink to="/store">VISIT STORE</ButtonLink>
          <ButtonLink to="/checkout" look="gold">
            CHECKOUT
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
