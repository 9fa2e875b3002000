import { useEffect, useRef } from 'react';
import type { AppliedCoupon } from './coupon-box.tsx';
import { useValidateCoupon } from './use-validate-coupon.ts';

interface FreshCoupon {
  coupon: AppliedCoupon | null;
  subtotalCents: number;
  onChange: (coupon: AppliedCoupon) => void;
  onRefuse: (message: string) => void;
}

/** Asks again for the discount when the cart has changed since the coupon was applied. Without an answer the server's total is compared. */
export function useFreshCoupon({ coupon, subtotalCents, onChange, onRefuse }: FreshCoupon) {
  const validate = useValidateCoupon();
  const answerTo = useRef({ onChange, onRefuse });
  useEffect(() => {
    answerTo.current = { onChange, onRefuse };
  });
  const staleCode = coupon && coupon.subtotalCents !== subtotalCents ? coupon.code : null;
  useEffect(() => {
    if (staleCode === null || subtotalCents === 0) return;
    let isOver = false;
    void validate(staleCode, subtotalCents).then(
      (answer) => {
        if (isOver) return;
        if (answer?.__typename === 'CouponApplied') {
          const { code, discountCents, description } = answer;
          answerTo.current.onChange({ code, subtotalCents, discountCents, description });
        } else if (answer?.__typename === 'CouponRefused') answerTo.current.onRefuse(answer.message);
      },
      // The payment compares the totals.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [staleCode, subtotalCents, validate]);
}
