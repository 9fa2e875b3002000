import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatCents } from '../../../lib/money.ts';
import { useShop } from '../../../lib/shell.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { showToast, toastStore } from '../../../ui/toast/toast-store.ts';
import { serverMessage } from '../payment/server-message.ts';
import styles from './coupon-box.module.css';
import { LostFreeShipping } from './lost-free-shipping.tsx';
import { freeShippingHint } from './lost-words.ts';
import type { LostShipping } from './lost-words.ts';
import { useValidateCoupon } from './use-validate-coupon.ts';

export interface AppliedCoupon {
  code: string;
  /** For which the discount was worked out. */
  subtotalCents: number;
  discountCents: number;
  description: string;
}

interface CouponBoxProps {
  subtotalCents: number;
  coupon: AppliedCoupon | null;
  /** Why the server refused an applied coupon. */
  refusal: string | undefined;
  /** The order would ship free without the coupon. */
  lost: LostShipping | null;
  onChange: (coupon: AppliedCoupon | null) => void;
}

/** Collapsed: an empty coupon field makes shoppers leave to search for codes. */
export function CouponBox({ subtotalCents, coupon, refusal, lost, onChange }: CouponBoxProps) {
  const { freeShippingThresholdCents } = useShop();
  const validate = useValidateCoupon();
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(coupon !== null);
  const [text, setText] = useState(coupon?.code ?? '');
  const [error, setError] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);
  const savedToast = useRef<string | null>(null);

  /** The focused control is disabled or replaced by this, so the focus moves to the one that comes next. */
  function changeCoupon(next: AppliedCoupon | null) {
    const hasFocus = box.current?.contains(document.activeElement);
    flushSync(() => onChange(next));
    if (hasFocus) box.current?.querySelector<HTMLElement>(next ? 'button' : 'input')?.focus();
  }

  async function apply(event: FormEvent) {
    event.preventDefault();
    const code = text.trim().toUpperCase();
    if (code === '') {
      setError('Please enter a coupon code');
      return;
    }
    if (isLoading) return;
    setIsLoading(true);
    setError(undefined);
    try {
      const answer = await validate(code, subtotalCents);
      if (answer?.__typename === 'CouponApplied') {
        const { discountCents, description } = answer;
        setText(answer.code);
        changeCoupon({ code: answer.code, subtotalCents, discountCents, description });
        savedToast.current = showToast({ title: 'Coupon Applied!', description: `You saved ${formatCents(discountCents)}`, tone: 'good' });
      } else {
        onChange(null);
        setError((answer && 'message' in answer && answer.message) || 'Invalid coupon code');
      }
    } catch (caught) {
      setError(serverMessage(caught) ?? 'Error validating coupon');
    } finally {
      setIsLoading(false);
    }
  }

  function remove() {
    if (savedToast.current !== null) toastStore.dismiss(savedToast.current);
    setText('');
    setError(undefined);
    changeCoupon(null);
  }

  const problem = error ?? refusal;
  return (
    <details
      ref={box}
      className={styles.box}
      open={isOpen || coupon !== null || problem !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>Have a coupon?</summary>
      <form className={styles.form} noValidate onSubmit={(event) => void apply(event)}>
        <TextField
          className={styles.code}
          label="Coupon code"
          value={coupon?.code ?? text}
          disabled={coupon !== null}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={64}
          error={problem}
          hint={coupon ? undefined : freeShippingHint(subtotalCents, freeShippingThresholdCents)}
          onChange={(event) => setText(event.target.value)}
        />
        {/* Keys: a button that becomes "submit" under its own click would send the form. Each takes the place of the other, and the second
            click of a double click is meant for neither. */}
        {coupon ? (
          <Button key="remove" onClick={(event) => event.detail > 1 || remove()}>
            Remove
          </Button>
        ) : (
          <Button key="apply" type="submit" aria-disabled={isLoading} onClick={(event) => event.detail > 1 && event.preventDefault()}>
            {isLoading ? 'Checking...' : 'Apply'}
          </Button>
        )}
      </form>
      {coupon ? (
        <p className={styles.applied}>
          {coupon.description}: you save {formatCents(coupon.discountCents)}.
        </p>
      ) : null}
      <div role="status">{coupon && lost ? <LostFreeShipping code={coupon.code} lost={lost} onRemove={remove} /> : null}</div>
    </details>
  );
}
