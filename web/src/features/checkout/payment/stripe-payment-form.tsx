import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { loadPaymentScript } from './load-stripe.ts';
import type { PaymentForm } from './payment-form.ts';
import { readConfirmation } from './read-confirmation.ts';
import { APPEARANCE } from './stripe-appearance.ts';
import styles from './stripe-payment-form.module.css';

/** Cents. Stripe refuses smaller amounts; our server refuses them earlier. */
const MINIMUM_CENTS = 50;

interface StripePaymentFormProps {
  ref: Ref<PaymentForm | null>;
  stripe: { publishableKey: string; jsUrl: string; paymentMethods: readonly string[] };
  amountCents: number;
}

/** Stripe's Payment Element in deferred mode: the payment intent is created when the shopper pays. */
export function StripePaymentForm({ ref, stripe, amountCents }: StripePaymentFormProps) {
  const { publishableKey, jsUrl, paymentMethods } = stripe;
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Stripe | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isStale = false;
    setHasFailed(false);
    loadPaymentScript({ publishableKey, jsUrl }).then(
      (value) => {
        if (!isStale) setLoaded(value);
      },
      () => {
        if (!isStale) setHasFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [publishableKey, jsUrl, round]);

  const amount = Math.max(MINIMUM_CENTS, amountCents);
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      currency: 'usd',
      amount,
      appearance: APPEARANCE,
      // Stripe refuses to confirm when the list differs from that of the payment intent.
      ...(paymentMethods.length > 0 && { allowedPaymentMethodTypes: [...paymentMethods] }),
    }),
    [amount, paymentMethods],
  );

  if (hasFailed) {
    return (
      <div role="alert">
        <FieldError>The card form did not load. Check your connection.</FieldError>
        <Button look="quiet" onClick={() => setRound(round + 1)}>
          Load it again
        </Button>
      </div>
    );
  }
  if (loaded === null) return <CardSkeleton />;
  return (
    <Elements stripe={loaded} options={options}>
      <CardForm ref={ref} />
    </Elements>
  );
}

function CardForm({ ref }: { ref: Ref<PaymentForm | null> }) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useImperativeHandle<PaymentForm | null, PaymentForm | null>(ref, () => {
    if (!stripe || !elements) return null;
    return {
      async submit() {
        const { error } = await elements.submit();
        return error ? { isComplete: false, message: error.message ?? 'Please check your card details.' } : { isComplete: true };
      },
      async confirm({ clientSecret, name, email, returnUrl }) {
        try {
          const answer = await stripe.confirmPayment({
            elements,
            clientSecret,
            redirect: 'if_required',
            confirmParams: { return_url: returnUrl, payment_method_data: { billing_details: { name, email } } },
          });
          return readConfirmation(answer);
        } catch (error) {
          return { kind: 'unknown', message: error instanceof Error ? error.message : '' };
        }
      },
    };
  }, [stripe, elements]);

  return (
    <>
      {isReady || hasFailed ? null : <CardSkeleton />}
      {hasFailed ? <FieldError>The card form did not load. Reload the page to try again; your cart is safe.</FieldError> : null}
      <div className={isReady ? styles.element : styles.waiting}>
        <PaymentElement
          options={{ layout: 'accordion', fields: { billingDetails: { name: 'never', email: 'never' } } }}
          onReady={() => setIsReady(true)}
          onLoadError={() => setHasFailed(true)}
        />
      </div>
    </>
  );
}

function CardSkeleton() {
  return (
    <div className={styles.skeleton} role="status">
      Opening the card form...
    </div>
  );
}
