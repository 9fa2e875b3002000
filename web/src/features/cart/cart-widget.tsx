import { useEffect, useId, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import { formatCents } from '../../lib/money.ts';
import { useNavigate } from '../../lib/router.ts';
import { useShell } from '../../lib/shell.ts';
import { CartPanel } from './cart-panel.tsx';
import { cartCents, countItems } from './cart-rules.ts';
import { changeCart } from './cart-store.ts';
import styles from './cart-widget.module.css';
import { useCart } from './use-cart.ts';

export interface CartWidgetProps {
  /** The live region's text for changes made elsewhere on the page. */
  announcement: string;
  /** Floating over the page, or a button of the header that covers nothing. */
  place?: 'float' | 'header';
}

/** The cart as a button that opens it. */
export function CartWidget({ announcement, place = 'float' }: CartWidgetProps) {
  const cart = useCart();
  const [isOpen, setIsOpen] = useState(false);
  const [ownAnnouncement, setOwnAnnouncement] = useState('');
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();
  const navigate = useNavigate();
  const { stripe } = useShell();
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
  useEffect(() => setOwnAnnouncement(''), [announcement]);
  useEffect(() => {
    // Preconnect: the card form comes from the provider's host, and the checkout needs it next.
    if (isOpen && stripe.jsUrl === '') preconnect('https://js.stripe.com');
  }, [isOpen, stripe.jsUrl]);

  function close() {
    setIsOpen(false);
    toggle.current?.focus();
  }

  function purchase() {
    if (cart.length === 0) return;
    changeCart((lines) => lines);
    // A second click while the checkout loads would add it to the history again.
    navigate('/checkout', { replace: location.pathname === '/checkout' });
  }

  return (
    <div className={place === 'float' ? styles.float : styles.inHeader} data-cart={place}>
      <p className="sr" role="status" aria-live="polite">
        {ownAnnouncement || announcement}
      </p>
      {place === 'float' && count > 0 ? (
        <p className={styles.total}>
          <span>Cart total </span>
          {formatCents(cartCents(cart))}
        </p>
      ) : null}
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
          <CartPanel
            ref={panel}
            cart={cart}
            onFocusLost={() => panel.current?.focus()}
            onAnnounce={setOwnAnnouncement}
            onPurchase={purchase}
            onClose={close}
          />
        ) : null}
      </div>
    </div>
  );
}
