import type { ApolloClient } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { answerRefusal } from './answer-refusal.ts';
import type { OrderDraft } from './use-order-draft.ts';

test('a coupon that does not apply any more leaves the order, and the notice is in whole sentences', async () => {
  const refuseCoupon = vi.fn();
  const message = 'This coupon has already been used up';
  const notice = await answerRefusal(
    { __typename: 'CouponRefused', code: 'COUPON_REFUSED', message },
    { refuseCoupon } as unknown as OrderDraft,
    {} as ApolloClient,
  );
  expect(refuseCoupon).toHaveBeenCalledWith(message);
  expect(notice.text).toBe(`${message}. The total is without it now. Nothing was charged. Check it and press pay again.`);
});
