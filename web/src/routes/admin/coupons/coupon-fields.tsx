import type { Ref } from 'react';
import { Choice } from '../../../features/admin/kit/form/choice.tsx';
import { FieldGrid, TextField } from '../../../features/admin/kit/form/field.tsx';
import { Switch } from '../../../features/admin/kit/form/switch.tsx';
import { LABELS } from './coupon-values.ts';
import type { CouponErrors, CouponValues } from './coupon-values.ts';
import styles from './coupons.module.css';

const TYPES = [
  { value: 'PERCENTAGE', label: 'percentage' },
  { value: 'FIXED', label: 'fixed' },
] as const;

interface CouponFieldsProps {
  values: CouponValues;
  errors: CouponErrors;
  /** Null: of a new coupon. */
  usedCount: number | null;
  dayRef: Ref<HTMLInputElement>;
  onChange: (changes: Partial<CouponValues>) => void;
}

export function CouponFields({ values, errors, usedCount, dayRef, onChange }: CouponFieldsProps) {
  function text(name: 'code' | 'description' | 'minimum' | 'usageLimit' | 'lastDay') {
    return {
      label: LABELS[name],
      value: values[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  }
  const { discount } = values;
  return (
    <FieldGrid>
      <TextField span={6} isUpperCase autoComplete="off" maxLength={64} hint="Upper case by itself" {...text('code')} />
      <div className={styles.half}>
        <Choice
          label="Discount type"
          options={TYPES}
          value={discount.type}
          onChange={(type) => onChange({ discount: { ...discount, type } })}
        />
      </div>
      <TextField autoComplete="off" maxLength={200} {...text('description')} />
      <TextField
        label={LABELS.discount}
        span={4}
        autoComplete="off"
        inputMode="decimal"
        maxLength={12}
        hint={discount.type === 'FIXED' ? 'dollars' : 'percent'}
        value={discount.value}
        error={errors.discount}
        onChange={({ target }) => onChange({ discount: { ...discount, value: target.value } })}
      />
      <TextField span={4} autoComplete="off" inputMode="decimal" maxLength={12} hint="dollars" {...text('minimum')} />
      <TextField
        span={4}
        autoComplete="off"
        inputMode="numeric"
        maxLength={7}
        hint={usedCount === null ? 'orders in all' : `${usedCount} used so far`}
        {...text('usageLimit')}
      />
      <TextField span={6} type="date" ref={dayRef} hint="Empty: never. Ends at midnight, shop time." {...text('lastDay')} />
      <ActiveField isActive={values.isActive} onChange={(isActive) => onChange({ isActive })} />
    </FieldGrid>
  );
}

function ActiveField({ isActive, onChange }: { isActive: boolean; onChange: (isActive: boolean) => void }) {
  return (
    <div className={styles.half}>
      <span className={styles.label} aria-hidden="true">
        {LABELS.isActive}
      </span>
      <span className={styles.live}>
        <Switch isOn={isActive} label="Active: live at the checkout" onChange={onChange}>
          Live at the checkout
        </Switch>
      </span>
    </div>
  );
}
