import { useMutation } from '@apollo/client/react';
import { DeleteDialog } from '../../../features/admin/kit/edits/delete-dialog.tsx';
import { AdminCouponsDocument, DeleteCouponDocument, RestoreCouponDocument } from '../../../generated/admin/coupons/graphql.ts';
import type { ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { UPDATE_FAILURE, useSwitchCoupon } from './use-switch-coupon.ts';

const again = { refetchQueries: [AdminCouponsDocument], awaitRefetchQueries: true };

function usesOf({ code, usedCount }: ListedCouponFragment): string {
  if (usedCount === 0) return `${code} was never used.`;
  if (usedCount === 1) return `${code} was used once; that order keeps its discount.`;
  return `${code} was used ${formatWhole(usedCount)} times; those orders keep their discount.`;
}

/** Deletes a coupon; the toast brings it back. The milder way is its switch. */
export function DeleteCouponDialog({ coupon, onClose }: { coupon: ListedCouponFragment | null; onClose: () => void }) {
  const [deleteCoupon] = useMutation(DeleteCouponDocument, again);
  const [restoreCoupon] = useMutation(RestoreCouponDocument, again);
  const { send, showSwitched } = useSwitchCoupon();

  async function switchOff(row: ListedCouponFragment) {
    onClose();
    const answer = await send(row, false);
    if ('message' in answer) showToast({ title: UPDATE_FAILURE, description: answer.message, tone: 'bad' });
    else showSwitched(answer);
  }

  return (
    <DeleteDialog
      row={coupon}
      nameOf={({ code }) => code}
      onClose={onClose}
      thing="coupon"
      title={(code) => `Delete ${code}`}
      question="Are you sure you want to delete this coupon?"
      verb="Delete"
      keep="Keep it"
      remove={async (variables) => {
        const result = (await deleteCoupon({ variables })).data?.deleteCoupon;
        return result?.__typename === 'CouponSaved' ? result.coupon : result;
      }}
      restore={async (variables) => {
        const result = (await restoreCoupon({ variables })).data?.restoreCoupon;
        return result?.__typename === 'CouponSaved' ? result.coupon : result;
      }}
      milder={coupon?.isActive ? { label: 'Switch it off', onPress: (row) => void switchOff(row) } : null}
    >
      {(row) => (
        <p>
          {usesOf(row)} {row.isActive ? 'To stop it without losing it, switch it off instead.' : 'It is switched off already.'}
        </p>
      )}
    </DeleteDialog>
  );
}
