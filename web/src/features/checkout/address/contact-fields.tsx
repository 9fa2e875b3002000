import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../ui/controls/field.tsx';
import styles from './contact-fields.module.css';
import type { Contact } from './contact-schema.ts';
import { stateCode } from './us-states.ts';

export function EmailField() {
  const { register, formState } = useFormContext<Contact>();
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
      hint="Your order confirmation goes here."
      error={formState.errors.email?.message}
      {...register('email')}
    />
  );
}

export function AddressFields() {
  const { register, formState, setValue } = useFormContext<Contact>();
  const { errors } = formState;
  return (
    <div className={styles.grid}>
      <TextField
        className={styles.whole}
        label="Full name"
        autoComplete="name"
        maxLength={100}
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        className={styles.whole}
        label="Street address"
        autoComplete="address-line1"
        maxLength={120}
        required
        error={errors.street1?.message}
        {...register('street1')}
      />
      <TextField
        className={styles.whole}
        label="Apartment, suite, etc. (optional)"
        autoComplete="address-line2"
        maxLength={60}
        error={errors.street2?.message}
        {...register('street2')}
      />
      <TextField
        className={styles.city}
        label="City"
        autoComplete="address-level2"
        maxLength={80}
        required
        error={errors.city?.message}
        {...register('city')}
      />
      <TextField
        label="State"
        autoComplete="address-level1"
        placeholder="CA"
        maxLength={40}
        required
        error={errors.state?.message}
        {...register('state', {
          // Autofill enters "California"; the label needs "CA".
          onBlur(event: FocusEvent<HTMLInputElement>) {
            const code = stateCode(event.target.value);
            if (code !== null && code !== event.target.value) setValue('state', code);
          },
        })}
      />
      <TextField
        label="ZIP code"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        required
        error={errors.zip?.message}
        {...register('zip')}
      />
      <TextField
        className={styles.whole}
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={25}
        hint="Only for the carrier, if the parcel needs help."
        error={errors.phone?.message}
        {...register('phone')}
      />
    </div>
  );
}
