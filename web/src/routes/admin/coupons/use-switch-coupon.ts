import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { showUndo } from '../../../features/admin/kit/edits/show-undo.ts';
import { COUPON_LOOKS } from '../../../features/admin/kit/signs/status-looks.ts';
import { AdminCouponsDocument, UpdateCouponDocument } from '../../../generated/admin/coupons/graphql.ts';
import type { ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { stateAfterSwitch } from './coupon-list.ts';

export const UPDATE_FAILURE = 'Error updating coupon';

/** Switches coupons on and off. */
export function useSwitchCoupon() {
  const [update] = useMutation(UpdateCouponDocument, { refetchQueries: [AdminCouponsDocument] });

  /** The list shows the switch at once, and as it was after a refusal. */
  async function send(coupon: ListedCouponFragment, isActive: boolean): Promise<ListedCouponFragment | { message: string }> {
    const { id, version } = coupon;
    const shown = { ...coupon, __typename: 'AdminCoupon' as const, isActive, state: stateAfterSwitch(coupon, isActive) };
    try {
      const { data } = await update({
        variables: { id, version, input: { isActive } },
        optimisticResponse: { updateCoupon: { __typename: 'CouponSaved', coupon: shown } },
      });
      const result = data?.updateCoupon;
      return result?.__typename === 'CouponSaved' ? result.coupon : { message: result?.message ?? 'the shop did not answer' };
    } catch (error) {
      return { message: failureOf(error).message };
    }
  }

  async function undo(coupon: ListedCouponFragment) {
    const answer = await send(coupon, !coupon.isActive);
    if ('message' in answer) showToast({ title: UPDATE_FAILURE, description: `It stays as it is: ${answer.message}`, tone: 'bad' });
  }

  /** Says what has been stored, with a way back. */
  function showSwitched(coupon: ListedCouponFragment) {
    const { code, isActive, state } = coupon;
    const still = state === 'ACTIVE' ? 'Shoppers can use it now.' : `It is ${COUPON_LOOKS[state].word.toLowerCase()} all the same.`;
    showUndo({
      title: `${code}: switched ${isActive ? 'on' : 'off'}`,
      description: isActive ? still : 'The checkout refuses it now.',
      undo: () => void undo(coupon),
    });
  }

  return { send, showSwitched };
}
