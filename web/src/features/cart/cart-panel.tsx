import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { formatCents } from '../../lib/money.ts';
import { usePreloadProps } from '../../lib/route-preload.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { cartCents, lineKey, removeLine, setQuantity } from './cart-rules.ts';
import type { Cart, CartLine } from './cart-rules.ts';
import { changeCart } from './cart-store.ts';
import styles from './cart-widget.module.css';
import { FreeShippingMeter } from './free-shipping-meter.tsx';
import { priceWords, problemWords } from './line-fixes.ts';
import type { LineFix } from './line-fixes.ts';
import { useCartCheck } from './use-cart-check.ts';

interface CartPanelProps {
  ref: Ref<HTMLElement>;
  cart: Cart;
  /** Puts the focus on the panel, for when the focused control is removed. */
  onFocusLost: () => void;
  onAnnounce: (text: string) => void;
  onPurchase: () => void;
  onClose: () => void;
}

/** The open cart: what is in it, what has changed since it was put there, and the way to the checkout. */
export function CartPanel({ ref, cart, onFocusLost, onAnnounce, onPurchase, onClose }: CartPanelProps) {
  const { excess, problems, priceChanges } = useCartCheck(cart);
  const obstacle = excess ?? (problems.length > 0 ? 'Please change what is marked first.' : null);
  const preload = usePreloadProps('/checkout');
  const lines = useRef<HTMLUListElement>(null);
  const news = [...problems.map(problemWords), ...priceChanges.map((change) => `${change.name} ${priceWords(change)}`)].join(' ');
  useEffect(() => {
    if (news !== '') onAnnounce(news);
  }, [news, onAnnounce]);

  function change(line: CartLine, quantity: number) {
    const key = lineKey(line);
    const next = changeCart((all, bounds) => (quantity > 0 ? setQuantity(all, key, quantity, bounds) : removeLine(all, key)));
    const left = next.find((candidate) => lineKey(candidate) === key);
    const total = `total ${formatCents(cartCents(next))}`;
    onAnnounce(left ? `${line.name}: ${left.quantity}, ${total}.` : `${line.name} removed, ${total}.`);
    if (!left) onFocusLost();
  }

  function fix({ change: apply, done }: LineFix) {
    onAnnounce(`${done} Total ${formatCents(cartCents(changeCart(apply)))}.`);
    onFocusLost();
  }

  function purchase() {
    if (obstacle === null) return onPurchase();
    // The checkout would only refuse it.
    onAnnounce([obstacle, ...problems.map(problemWords)].join(' '));
    lines.current?.querySelector<HTMLElement>('[data-problem]')?.focus();
  }

  return (
    <Window ref={ref} title="INVENTORY" icon="i-heart" tabIndex={-1} isFlush onClose={onClose} closeLabel="Close cart">
      {cart.length === 0 ? (
        <div className={styles.empty}>
          <img src="/art/empty-cart.png" width="96" height="96" alt="" />
          <p>Nothing in here yet, not even a bean.</p>
        </div>
      ) : (
        <ul ref={lines} className={`well ${styles.lines}`} aria-label="Items in your cart">
          {cart.map((line) => (
            <CartLineRow
              key={lineKey(line)}
              line={line}
              problem={problems.find((problem) => problem.line === line)}
              priceChange={priceChanges.find(({ key }) => key === lineKey(line))}
              onChange={(quantity) => change(line, quantity)}
              onFix={fix}
            />
          ))}
        </ul>
      )}
      <p className={styles.sum}>
        <span>Total</span> <span>{formatCents(cartCents(cart))}</span>
      </p>
      <FreeShippingMeter cents={cartCents(cart)} />
      <div className={styles.purchase}>
        {obstacle ? <p className={styles.obstacle}>{obstacle}</p> : null}
        <Button look="gold" shape="wide" disabled={cart.length === 0} onClick={purchase} {...preload}>
          PURCHASE
        </Button>
      </div>
    </Window>
  );
}
