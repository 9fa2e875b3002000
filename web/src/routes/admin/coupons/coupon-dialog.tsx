import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { useOpening } from '../../../features/admin/kit/dialogs/use-opening.ts';
import { useRowForm } from '../../../features/admin/kit/edits/use-row-form.tsx';
import { AdminCouponsDocument, CreateCouponDocument, UpdateCouponDocument } from '../../../generated/admin/coupons/graphql.ts';
import type { ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';
import { CouponFields } from './coupon-fields.tsx';
import { FIELD_OF, FIELDS, inputOf, LABELS, missingIn, problemsOf, shownValue, valuesOf } from './coupon-values.ts';
import { Example } from './example.tsx';
import { UPDATE_FAILURE } from './use-switch-coupon.ts';

interface CouponDialogProps {
  /** Null: a new one. */
  coupon: ListedCouponFragment | null;
  isOpen: boolean;
  onClose: () => void;
}

export function CouponDialog(props: CouponDialogProps) {
  return <CouponForm key={useOpening(props.isOpen)} {...props} />;
}

const again = { refetchQueries: [AdminCouponsDocument], awaitRefetchQueries: true };

function CouponForm({ coupon, isOpen, onClose }: CouponDialogProps) {
  const day = useRef<HTMLInputElement>(null);
  const [create] = useMutation(CreateCouponDocument, again);
  const [update] = useMutation(UpdateCouponDocument, again);
  const form = useRowForm({
    row: coupon,
    valuesOf,
    labels: LABELS,
    show: shownValue,
    problemsOf(values, current) {
      const problems = problemsOf(values, current?.usedCount ?? 0);
      // The browser has an empty value for half a date, which would mean "never".
      if (day.current?.validity.badInput) problems.lastDay = 'Write the whole day, or clear it.';
      return problems;
    },
    async send(values, on, changed) {
      if (!on) return (await create({ variables: { input: inputOf(values, FIELDS) } })).data?.createCoupon;
      return (await update({ variables: { id: on.id, version: on.version, input: inputOf(values, changed) } })).data?.updateCoupon;
    },
    fieldOf: FIELD_OF,
    saved: `Coupon ${coupon ? 'updated' : 'created'} successfully`,
    failed: coupon ? UPDATE_FAILURE : 'Error creating coupon',
    nameOf: ({ code }) => code.trim().toUpperCase(),
    onClose,
  });
  const { values } = form;

  return (
    <FormDialog
      title={coupon ? 'Edit coupon' : 'Create coupon'}
      icon="i-coupon"
      width={600}
      isOpen={isOpen}
      onClose={onClose}
      verb={coupon ? 'Update coupon' : 'Create coupon'}
      busyVerb={coupon ? 'Updating...' : 'Creating...'}
      onSubmit={form.submit}
      isDirty={form.isDirty}
      missing={missingIn(values)}
    >
      {form.note}
      <CouponFields values={values} errors={form.errors} usedCount={form.current?.usedCount ?? null} dayRef={day} onChange={form.change} />
      <Example values={values} />
    </FormDialog>
  );
}
