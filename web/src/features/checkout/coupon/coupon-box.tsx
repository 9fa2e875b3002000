import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { formatCents } from '../../../lib/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import styles from './coupon-box.module.css';
import { useValidateCoupon } from './use-validate-coupon.ts';

export interface AppliedCoupon {
  code: string;
  discountCents: number;
  description: string;
}

interface CouponBoxProps {
  subtotalCents: number;
  coupon: AppliedCoupon | null;
  /** Why the server refused an applied coupon. */
  refusal: string | undefined;
  onChange: (coupon: AppliedCoupon | null) => void;
}

/** Collapsed: an empty coupon field makes shoppers leave to search for codes. */
export function CouponBox({ subtotalCents, coupon, refusal, onChange }: CouponBoxProps) {
  const validate = useValidateCoupon();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);

  /** The focused control is disabled or replaced by this, so the focus moves to the one that comes next. */
  function changeCoupon(next: AppliedCoupon | null) {
    const hasFocus = form.current?.contains(document.activeElement);
    flushSync(() => onChange(next));
    if (hasFocus) form.current?.querySelector<HTMLElement>(next ? 'button' : 'input')?.focus();
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
        changeCoupon({ code: answer.code, discountCents, description });
        showToast({ title: 'Coupon Applied!', description: `You saved ${formatCents(discountCents)}`, tone: 'good' });
      } else {
        onChange(null);
        setError((answer && 'message' in answer && answer.message) || 'Invalid coupon code');
      }
    } catch {
      setError('Error validating coupon');
    } finally {
      setIsLoading(false);
    }
  }

  function remove() {
    setText('');
    setError(undefined);
    changeCoupon(null);
  }

  const problem = error ?? refusal;
  return (
    <details
      className={styles.box}
      open={isOpen || coupon !== null || problem !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>Have a coupon?</summary>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void apply(event)}>
        <TextField
          className={styles.code}
          label="Coupon code"
          value={coupon?.code ?? text}
          disabled={coupon !== null}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={64}
          error={problem}
          onChange={(event) => setText(event.target.value)}
        />
        {/* Keys: a button that becomes "submit" under its own click would send the form. */}
        {coupon ? (
          <Button key="remove" onClick={remove}>
            Remove
          </Button>
        ) : (
          <Button key="apply" type="submit" aria-disabled={isLoading}>
            {isLoading ? 'Checking...' : 'Apply'}
          </Button>
        )}
      </form>
      {coupon ? (
        <p className={styles.applied}>
          {coupon.description}: you save {formatCents(coupon.discountCents)}.
        </p>
      ) : null}
    </details>
  );
}
