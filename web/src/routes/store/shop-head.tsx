import { cartCents } from '../../features/cart/cart-rules.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { formatCents } from '../../lib/money.ts';
import { Link } from '../../lib/router.ts';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import styles from './store.module.css';

/** Title window: the Captain behind the counter, and what the cart comes to. */
export function ShopHead() {
  const cents = cartCents(useCart());
  return (
    <Window title="ITEM SHOP" level={1} icon="i-drop">
      <div className={styles.head}>
        <Portrait src="/art/captains-choice.png" alt="" tint="#7fb8ff" isSmall className={styles.keeper} />
        <DialogBox who="Captain">
          <p>
            Welcome aboard. Every cup on the shelf has a story. Whole bean or ground?{' '}
            <span className={styles.guess}>
              Not sure? <Link to="/quiz">Ask the Barista.</Link>
            </span>
          </p>
        </DialogBox>
        <p className={`well ${styles.total}`}>
          <span>Cart total</span> <b>{formatCents(cents)}</b>
        </p>
      </div>
    </Window>
  );
}
