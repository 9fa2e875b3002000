import { useEffect } from 'react';
import { clearCart } from '../../features/cart/cart-store.ts';
import { dropCheckoutDraft } from '../../features/checkout/attempt/checkout-draft.ts';
import { completeOwnPayment } from '../../features/checkout/status/complete-own-payment.ts';
import { useCheckoutStatus } from '../../features/checkout/status/use-checkout-status.ts';

/** The truth about a payment, and the cart emptied when it is this browser's own. A reload changes nothing. */
export function useConfirmation(paymentIntentId: string, isHeld = false) {
  const confirmation = useCheckoutStatus(paymentIntentId, isHeld);
  const { view } = confirmation;
  useEffect(() => {
    if (!completeOwnPayment(paymentIntentId, view)) return;
    clearCart();
    dropCheckoutDraft();
  }, [paymentIntentId, view]);
  return confirmation;
}
