import { useEffect, useRef, useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { Cart } from '../../features/cart/cart-rules.ts';
import { AddressFields, EmailField } from '../../features/checkout/address/contact-fields.tsx';
import { AddressNotice } from '../../features/checkout/address/address-notice.tsx';
import { contactSchema, EMPTY_CONTACT } from '../../features/checkout/address/contact-schema.ts';
import type { Contact } from '../../features/checkout/address/contact-schema.ts';
import { readContactDraft, saveContactDraft } from '../../features/checkout/attempt/contact-draft.ts';
import type { OpenPayment } from '../../features/checkout/attempt/checkout-attempt.ts';
import { CouponBox } from '../../features/checkout/coupon/coupon-box.tsx';
import type { PaymentForm } from '../../features/checkout/payment/payment-form.ts';
import { StripePaymentForm } from '../../features/checkout/payment/stripe-payment-form.tsx';
import { ShippingMethod } from '../../features/checkout/shipping/shipping-method.tsx';
import { OrderSummary } from '../../features/checkout/summary/order-summary.tsx';
import { formatCents, missingForFreeShipping } from '../../lib/money.ts';
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

/** The specified toasts; the words beside the fields say the same in place. */
function toastMissing(errors: FieldErrors<Contact>, values: Contact) {
  if (values.email.trim() === '') {
    showToast({
      title: 'Email Required',
      description: 'Please enter your email address to receive order confirmation.',
      tone: 'bad',
    });
  } else if (errors.name || errors.street1 || errors.city || errors.state || errors.zip) {
    showToast({ title: 'Shipping Address Required', description: 'Please fill in all shipping address fields.', tone: 'bad' });
  }
}

export function CheckoutForm({ cart, onBusy, onPaid, onUnsettled }: CheckoutFormProps) {
  const { stripe, shop } = useShell();
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
  const draft = useOrderDraft(cart, contact);
  const [couponRound, setCouponRound] = useState(0);
  const { payNow, isPaying, notice, clearNotice } = usePay({ paymentForm, draft, onBusy, onPaid, onUnsettled });
  const { totals, rate, shipping } = draft;
  const isFree = missingForFreeShipping(totals.subtotalCents - totals.discountCents, shop) === 0;

  return (
    <FormProvider {...form}>
      <div className={styles.columns}>
        <OrderSummary
          className={styles.summary}
          lines={cart}
          totals={totals}
          isShippingEstimated={rate === undefined}
          couponBox={
            <CouponBox
              key={couponRound}
              subtotalCents={totals.subtotalCents}
              coupon={draft.coupon}
              refusal={draft.couponRefusal}
              onChange={(coupon) => {
                clearNotice();
                draft.setCoupon(coupon);
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
              (values) => payNow(values),
              (errors) => toastMissing(errors, form.getValues()),
            )(event)
          }
        >
          <Window title="Contact" icon="i-mail">
            <EmailField />
          </Window>
          <Window title="Shipping Address" icon="i-truck">
            <AddressFields />
            <AddressNotice />
            <ShippingMethod shipping={shipping} rate={rate} isFree={isFree} onPick={draft.pickRate} />
          </Window>
          <Window title="Payment Information" icon="i-lock">
            <StripePaymentForm ref={paymentForm} stripe={stripe} amountCents={totals.totalCents} />
            <CheckoutNotice
              notice={notice}
              onFixed={() => {
                clearNotice();
                setCouponRound((round) => round + 1);
              }}
            />
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
