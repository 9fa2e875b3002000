import { useEffect, useRef, useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { CartNews } from '../../features/cart/cart-news.tsx';
import type { Cart } from '../../features/cart/cart-rules.ts';
import { useCartCheck } from '../../features/cart/use-cart-check.ts';
import { AddressFields, EmailField } from '../../features/checkout/address/contact-fields.tsx';
import { AddressNotice } from '../../features/checkout/address/address-notice.tsx';
import { contactSchema, EMPTY_CONTACT } from '../../features/checkout/address/contact-schema.ts';
import type { Contact } from '../../features/checkout/address/contact-schema.ts';
import { readContactDraft, saveContactDraft } from '../../features/checkout/attempt/checkout-draft.ts';
import type { OpenPayment } from '../../features/checkout/attempt/checkout-attempt.ts';
import { CouponBox } from '../../features/checkout/coupon/coupon-box.tsx';
import type { PaymentForm } from '../../features/checkout/payment/payment-form.ts';
import { StripePaymentForm } from '../../features/checkout/payment/stripe-payment-form.tsx';
import { ShippingMethod } from '../../features/checkout/shipping/shipping-method.tsx';
import { OrderSummary } from '../../features/checkout/summary/order-summary.tsx';
import { hasText } from '../../lib/text/has-text.ts';
import { formatCents } from '../../lib/money.ts';
import { useShell } from '../../lib/shell.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import styles from './checkout.module.css';
import { useOrderDraft } from './use-order-draft.ts';
import { usePay } from './use-pay.ts';
import { usePrefill } from './use-prefill.ts';

interface CheckoutFormProps {
  cart: Cart;
  onBusy: (isBusy: boolean) => void;
  onPaid: (paymentIntentId: string, trackingNumber: string | null) => void;
  onUnsettled: (payment: OpenPayment) => void;
}

/** The specified toasts for empty fields; the words beside the fields say the same in place. A wrong ZIP code, for example, is said there only. */
function toastMissing({ email, name, street1, city, state, zip }: Contact) {
  if (email.trim() === '') {
    showToast({
      title: 'Email Required',
      description: 'Please enter your email address to receive order confirmation.',
      tone: 'bad',
    });
  } else if (![name, street1, city, state, zip].every(hasText)) {
    showToast({ title: 'Shipping Address Required', description: 'Please fill in all shipping address fields.', tone: 'bad' });
  }
}

export function CheckoutForm({ cart, onBusy, onPaid, onUnsettled }: CheckoutFormProps) {
  const { stripe } = useShell();
  const paymentForm = useRef<PaymentForm>(null);
  const form = useForm<Contact, unknown, Contact>({
    resolver: standardSchemaResolver(contactSchema),
    defaultValues: readContactDraft(),
    // Complains when a field is left, and stops as soon as it is right.
    mode: 'onTouched',
  });
  usePrefill(form);
  const contact = { ...EMPTY_CONTACT, ...useWatch({ control: form.control }) };
  useEffect(() => saveContactDraft(contact));
  const latestDraft = useOrderDraft(cart, contact);
  const check = useCartCheck(cart);
  const cartNews = useRef<HTMLDivElement>(null);
  const [couponRound, setCouponRound] = useState(0);
  const { payNow, draft, isPaying, notice, clearNotice } = usePay({ paymentForm, latestDraft, onBusy, onPaid, onUnsettled });
  const { totals, rate, coupon, lost } = draft;

  function renewCouponBox() {
    clearNotice();
    setCouponRound((round) => round + 1);
  }

  /** The shop would only refuse what is known to be missing. */
  function showProblems() {
    clearNotice();
    cartNews.current?.focus();
  }

  return (
    <FormProvider {...form}>
      <div className={styles.columns}>
        <OrderSummary
          className={styles.summary}
          lines={cart}
          totals={totals}
          isShippingEstimated={rate === undefined}
          costlyCode={lost ? coupon?.code : undefined}
          news={notice?.fixes ? null : <CartNews ref={cartNews} {...check} onFixed={renewCouponBox} />}
          couponBox={
            <CouponBox
              key={couponRound}
              subtotalCents={totals.subtotalCents}
              coupon={coupon}
              refusal={draft.couponRefusal}
              lost={lost}
              onChange={(next) => {
                clearNotice();
                draft.setCoupon(next);
              }}
            />
          }
        />
        <form
          className={styles.form}
          noValidate
          aria-busy={isPaying}
          onSubmit={(event) =>
            void form.handleSubmit(
              (values) => (check.excess !== null || check.problems.length > 0 ? showProblems() : payNow(values)),
              () => toastMissing(form.getValues()),
            )(event)
          }
        >
          <Window title="Contact" icon="i-mail">
            <EmailField />
          </Window>
          <Window title="Shipping Address" icon="i-truck">
            <AddressFields />
            <AddressNotice />
            <ShippingMethod
              shipping={draft.shipping}
              offered={draft.offered}
              rate={rate}
              isFree={draft.isFree}
              news={draft.shippingNews}
              onPick={draft.pickRate}
            />
          </Window>
          <Window title="Payment Information" icon="i-lock">
            <StripePaymentForm ref={paymentForm} stripe={stripe} amountCents={totals.totalCents} />
            <CheckoutNotice notice={notice} onFixed={renewCouponBox} />
            <Button className={styles.pay} type="submit" look="gold" shape="wide" aria-disabled={isPaying}>
              {isPaying ? 'Processing...' : `Pay ${formatCents(totals.totalCents)}`}
            </Button>
            <p className={styles.small}>The total above is all you pay: goods, discount and shipping included.</p>
          </Window>
        </form>
      </div>
    </FormProvider>
  );
}
