import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { AdminCouponsDocument, CreateCouponDocument, UpdateCouponDocument } from '../../../generated/admin/coupons/graphql.ts';
import type { CouponInput, ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { errorsOf } from './coupon-values.ts';
import type { CouponErrors } from './coupon-values.ts';
import { UPDATE_FAILURE } from './use-switch-coupon.ts';

/** As somebody else has saved it. */
export type ChangedCoupon = ListedCouponFragment & { lastEdit?: { at: string; by: string } | null };

type Saved = { kind: 'saved' } | { kind: 'stale'; current: ChangedCoupon } | { kind: 'refused'; errors: CouponErrors };

const again = { refetchQueries: [AdminCouponsDocument], awaitRefetchQueries: true };

/** Stores a coupon, and says in a toast what came of it. @returns a function; `stored` is null for a new coupon. */
export function useSaveCoupon() {
  const [create] = useMutation(CreateCouponDocument, again);
  const [update] = useMutation(UpdateCouponDocument, again);

  return async function save(stored: { id: string; version: number } | null, input: CouponInput): Promise<Saved> {
    function refuse(message: string, errors: CouponErrors = {}): Saved {
      showToast({ title: stored ? UPDATE_FAILURE : 'Error creating coupon', description: message, tone: 'bad' });
      return { kind: 'refused', errors };
    }
    try {
      const result = stored
        ? (await update({ variables: { ...stored, input } })).data?.updateCoupon
        : (await create({ variables: { input } })).data?.createCoupon;
      switch (result?.__typename) {
        case 'CouponSaved':
          showToast({ title: `Coupon ${stored ? 'updated' : 'created'} successfully`, description: result.coupon.code, tone: 'good' });
          return { kind: 'saved' };
        case 'CouponEditStale':
          return { kind: 'stale', current: result.current };
        case 'CouponCodeTaken':
          return refuse(result.message, { code: result.message });
        default:
          return refuse('The shop did not answer.');
      }
    } catch (error) {
      const { message, issues } = failureOf(error);
      return refuse(message, errorsOf(issues));
    }
  };
}
