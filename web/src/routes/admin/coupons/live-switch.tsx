import { useEffect, useRef } from 'react';
import { useOptimisticField } from '../../../features/admin/kit/edits/use-optimistic-field.ts';
import { Switch } from '../../../features/admin/kit/form/switch.tsx';
import type { ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';
import { UPDATE_FAILURE, useSwitchCoupon } from './use-switch-coupon.ts';

/** Whether a coupon is switched on; changes at once, and goes back when the shop refuses. */
export function LiveSwitch({ coupon }: { coupon: ListedCouponFragment }) {
  const { send, showSwitched } = useSwitchCoupon();
  // The next press may come before the list shows the answer to the last one.
  const stored = useRef(coupon);
  useEffect(() => {
    if (coupon.version > stored.current.version) stored.current = coupon;
  }, [coupon]);
  const field = useOptimisticField({
    value: coupon.isActive,
    async send(isActive) {
      const answer = await send(stored.current, isActive);
      if ('message' in answer) return answer;
      stored.current = answer;
      return null;
    },
    failureTitle: UPDATE_FAILURE,
    thing: 'The switch',
    onStored: () => showSwitched(stored.current),
  });
  return (
    <Switch isOn={field.value} isSaving={field.isSaving} label={`${coupon.code} switched on`} onChange={field.set}>
      {field.value ? 'On' : 'Off'}
    </Switch>
  );
}
