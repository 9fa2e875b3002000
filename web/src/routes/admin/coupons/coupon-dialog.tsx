import { useRef, useState } from 'react';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { useOpening } from '../../../features/admin/kit/dialogs/use-opening.ts';
import { mergeEdits } from '../../../features/admin/kit/edits/stale-edit.ts';
import { StaleNote } from '../../../features/admin/kit/edits/stale-note.tsx';
import { formatShopTime } from '../../../features/admin/kit/signs/shop-time.ts';
import type { ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';
import { useShell } from '../../../lib/shell.ts';
import { CouponFields } from './coupon-fields.tsx';
import { changedFields, FIELDS, inputOf, LABELS, missingIn, problemsOf, shownValue, valuesOf } from './coupon-values.ts';
import type { CouponErrors, CouponValues } from './coupon-values.ts';
import styles from './coupons.module.css';
import { Example } from './example.tsx';
import type { ChangedCoupon } from './use-save-coupon.ts';
import { useSaveCoupon } from './use-save-coupon.ts';

interface CouponDialogProps {
  /** Null: a new one. */
  coupon: ListedCouponFragment | null;
  isOpen: boolean;
  onClose: () => void;
}

export function CouponDialog(props: CouponDialogProps) {
  return <CouponForm key={useOpening(props.isOpen)} {...props} />;
}

/** The save button is at the other end of a sheet. */
function scrollTo(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}

function CouponForm({ coupon, isOpen, onClose }: CouponDialogProps) {
  // The coupon that the edit is made on, and a newer one that the shop has shown with its refusal.
  const [base, setBase] = useState(coupon);
  const [theirs, setTheirs] = useState<ChangedCoupon | null>(null);
  const [values, setValues] = useState(() => valuesOf(coupon));
  const [errors, setErrors] = useState<CouponErrors>({});
  const day = useRef<HTMLInputElement>(null);
  const save = useSaveCoupon();
  const { shop } = useShell();
  const was = valuesOf(base);
  const usedCount = (theirs ?? base)?.usedCount ?? 0;
  const merge = theirs && mergeEdits(was, values, valuesOf(theirs), FIELDS);

  function change(changes: Partial<CouponValues>) {
    setValues((now) => ({ ...now, ...changes }));
    setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])) }));
  }
  async function send(sent: CouponValues, on: ListedCouponFragment | null) {
    const problems = problemsOf(sent, usedCount);
    // The browser has an empty value for half a date, which would mean "never".
    if (day.current?.validity.badInput) problems.lastDay = 'Write the whole day, or clear it.';
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const input = inputOf(sent, on ? changedFields(valuesOf(on), sent) : FIELDS);
    const result = await save(on && { id: on.id, version: on.version }, input);
    switch (result.kind) {
      case 'saved':
        return onClose();
      case 'stale':
        return setTheirs(result.current);
      case 'refused':
        return setErrors(result.errors);
    }
  }
  /** Goes on with both changes; of what both have changed, with `winner`'s. */
  function settle(winner: 'theirs' | 'mine'): CouponValues {
    const mine = Object.fromEntries(merge?.conflicts.map((conflict) => [conflict.name, conflict.mine]) ?? []);
    const next: CouponValues = { ...values, ...merge?.merged, ...(winner === 'mine' ? mine : {}) };
    setValues(next);
    setBase(theirs);
    setTheirs(null);
    return next;
  }

  return (
    <FormDialog
      title={coupon ? 'Edit coupon' : 'Create coupon'}
      icon="i-coupon"
      width={600}
      isOpen={isOpen}
      onClose={onClose}
      verb={coupon ? 'Update coupon' : 'Create coupon'}
      busyVerb={coupon ? 'Updating...' : 'Creating...'}
      onSubmit={() => send(values, base)}
      isDirty={changedFields(was, values).length > 0}
      missing={missingIn(values)}
    >
      {theirs && merge ? (
        <div ref={scrollTo} className={styles.stale}>
          <StaleNote
            stale={{
              current: valuesOf(theirs),
              fields: merge.conflicts.map(({ name }) => name),
              changedBy: theirs.lastEdit?.by ?? null,
              changedAt: theirs.lastEdit ? formatShopTime(theirs.lastEdit.at, shop.timeZone) : null,
            }}
            conflicts={merge.conflicts}
            show={({ name }, value) => shownValue(name, value)}
            labelOf={(name) => LABELS[name]}
            onTakeTheirs={() => settle('theirs')}
            onSaveMine={() => void send(settle('mine'), theirs)}
          />
        </div>
      ) : null}
      <CouponFields values={values} errors={errors} usedCount={coupon ? usedCount : null} dayRef={day} onChange={change} />
      <Example values={values} />
    </FormDialog>
  );
}
