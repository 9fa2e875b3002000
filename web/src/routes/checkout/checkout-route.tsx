import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removePaid } from '../../features/cart/cart-store.ts';
import { dropOwnHold } from '../../features/cart/own-hold.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { checkoutAttempt } from '../../features/checkout/attempt/checkout-attempt.ts';
import { dropCheckoutDraft } from '../../features/checkout/attempt/checkout-draft.ts';
import type { OpenPayment } from '../../features/checkout/attempt/checkout-attempt.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { Link, Navigate, useNavigate } from '../../lib/router.ts';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { NeedsScript } from '../../ui/signs/needs-script.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { CheckoutForm } from './checkout-form.tsx';
import styles from './checkout.module.css';
import { confirmationUrl } from './confirmation-url.ts';
import { UnfinishedPayment } from './unfinished-payment.tsx';

/** Longer than the default: for a shopper without an account, the toast's button is the only link to the order besides the mail. */
const ORDER_TOAST_MS = 15_000;

export function CheckoutRoute() {
  return (
    <div className="page stack">
      <PageMeta title="Checkout" description="Pay for your coffee." path="/checkout" />
      <div className={styles.head}>
        <h1 className={styles.title}>Checkout</h1>
        <Link to="/store" className={styles.back}>
          Back to the shop
        </Link>
      </div>
      <NeedsScript what="The checkout" />
      {useHydrated() ? <Checkout /> : <CheckoutSkeleton />}
    </div>
  );
}

function Checkout() {
  const cart = useCart();
  const navigate = useNavigate();
  // A payment that is still open from an earlier visit is looked into before another one can start.
  const [openPayment, setOpenPayment] = useState<OpenPayment | null>(() => checkoutAttempt.openPayment());
  const [isDone, setIsDone] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const isEmpty = cart.length === 0;

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  /** Also called after the shopper has left this page, e.g. by the browser's Back. */
  function finish(paymentIntentId: string, trackingNumber: string | null) {
    // Rendered before the bags leave the cart: an empty cart leads to the shop.
    flushSync(() => setIsDone(true));
    removePaid(cart);
    const confirmation = confirmationUrl(paymentIntentId, 'succeeded', trackingNumber);
    checkoutAttempt.savePayment({ paymentIntentId, state: 'charged' });
    checkoutAttempt.complete(paymentIntentId);
    dropCheckoutDraft();
    showToast({
      title: 'Payment Successful',
      description: trackingNumber ? `Tracking number: ${trackingNumber}` : 'Thank you for your purchase!',
      tone: 'good',
      ...(!isMounted.current && {
        durationMs: ORDER_TOAST_MS,
        action: { label: 'See the order', onPress: () => void navigate(confirmation) },
      }),
    });
    if (isMounted.current) void navigate(confirmation, { replace: true });
  }

  if (isDone) return <CheckoutSkeleton />;
  if (isEmpty && !isPaying && openPayment === null) return <Navigate to="/store" replace />;
  if (openPayment) {
    return (
      <UnfinishedPayment
        payment={openPayment}
        onPaid={finish}
        onClear={({ isOver }) => {
          // The same key makes the shop give up the earlier payment before it takes another one.
          if (isOver) {
            checkoutAttempt.renew();
            dropOwnHold();
          } else checkoutAttempt.clearPayment();
          setOpenPayment(null);
        }}
      />
    );
  }
  return (
    <CheckoutForm
      cart={cart}
      onBusy={setIsPaying}
      onPaid={finish}
      onUnsettled={(payment) => {
        checkoutAttempt.savePayment(payment);
        setOpenPayment(payment);
      }}
    />
  );
}

/** Same frames as the finished page, so that nothing jumps. */
function CheckoutSkeleton() {
  return (
    <div className={styles.columns} data-live="" role="status" aria-label="Loading your cart">
      <div className={styles.blank} />
      <div className={styles.blank} />
    </div>
  );
}
