import { useEffect, useId, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import { formatCents } from '../../lib/money.ts';
import { useNavigate } from '../../lib/router.ts';
import { usePreloadProps } from '../../lib/route-preload.ts';
import { useShell } from '../../lib/shell.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { cartCents, countItems, lineKey, removeLine, setQuantity } from './cart-rules.ts';
import type { CartLine } from './cart-rules.ts';
import { changeCart } from './cart-store.ts';
import styles from './cart-widget.module.css';
import { FreeShippingMeter } from './free-shipping-meter.tsx';
import { useCart } from './use-cart.ts';

/** The floating inventory. `announcement` is what a screen reader hears about changes made elsewhere on the page. */
export function CartWidget({ announcement }: { announcement: string }) {
  const cart = useCart();
  const [isOpen, setIsOpen] = useState(false);
  const [ownWords, setOwnWords] = useState('');
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();
  const navigate = useNavigate();
  const { stripe } = useShell();
  const preload = usePreloadProps('/checkout');
  const count = countItems(cart);

  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  useEffect(() => setOwnWords(''), [announcement]);
  useEffect(() => {
    // The card form comes from the vendor's own host; a shopper with an open cart is about to need it.
    if (isOpen && stripe.jsUrl === '') preconnect('https://js.stripe.com');
  }, [isOpen, stripe.jsUrl]);

  function close() {
    setIsOpen(false);
    toggle.current?.focus();
  }

  function change(line: CartLine, quantity: number) {
    const key = lineKey(line);
    const next = changeCart((lines, bounds) => (quantity > 0 ? setQuantity(lines, key, quantity, bounds) : removeLine(lines, key)));
    const left = next.find((candidate) => lineKey(candidate) === key);
    const total = `total ${formatCents(cartCents(next))}`;
    setOwnWords(left ? `${line.name}: ${left.quantity}, ${total}.` : `${line.name} removed, ${total}.`);
    // The button that had the focus is gone with its line.
    if (!left) panel.current?.focus();
  }

  function purchase() {
    if (cart.length === 0) return;
    changeCart((lines) => lines);
    navigate('/checkout');
  }

  return (
    <div className={styles.cart}>
      <p className="sr" role="status" aria-live="polite">
        {ownWords || announcement}
      </p>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <img src="/art/i-cart.png" width="48" height="48" alt="" />
        {count > 0 ? <span className={styles.count}>{count}</span> : null}
      </button>
      <div id={panelId} className={styles.place} hidden={!isOpen}>
        {isOpen ? (
          <Window ref={panel} title="INVENTORY" icon="i-heart" tabIndex={-1} isFlush onClose={close} closeLabel="Close cart">
            {cart.length === 0 ? (
              <div className={styles.empty}>
                <img src="/art/empty-cart.png" width="96" height="96" alt="" />
                <p>Nothing in here yet, not even a bean.</p>
              </div>
            ) : (
              <ul className={`well ${styles.lines}`} aria-label="Items in your cart">
                {cart.map((line) => (
                  <CartLineRow key={lineKey(line)} line={line} onChange={(quantity) => change(line, quantity)} />
                ))}
              </ul>
            )}
            <p className={styles.sum}>
              <span>Total</span> <span>{formatCents(cartCents(cart))}</span>
            </p>
            <FreeShippingMeter cents={cartCents(cart)} />
            <div className={styles.purchase}>
              <Button look="gold" shape="wide" disabled={cart.length === 0} onClick={purchase} {...preload}>
                PURCHASE
              </Button>
            </div>
          </Window>
        ) : null}
      </div>
    </div>
  );
}
