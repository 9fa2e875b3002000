import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/frames/notice.tsx';
import styles from './contact-fields.module.css';
import { EMPTY_CONTACT } from './contact-schema.ts';
import type { Contact } from './contact-schema.ts';
import { useAddressCheck } from './use-address-check.ts';
import type { AddressCheck } from './use-address-check.ts';

/** The carriers' answer to the address that was typed. It is a choice: nothing depends on it. */
export function AddressNotice() {
  const form = useFormContext<Contact>();
  const check = useAddressCheck({ ...EMPTY_CONTACT, ...useWatch({ control: form.control }) });
  const [kept, setKept] = useState<AddressCheck | null>(null);
  const isShown = check !== null && check !== kept;

  function use({ street1, street2, city, state, zip }: NonNullable<AddressCheck['suggestion']>) {
    for (const [name, text] of Object.entries({ street1, street2: street2 ?? '', city, state, zip: zip.slice(0, 5) }))
      form.setValue(name as keyof Contact, text, { shouldValidate: true });
    // The button is removed, so the focus moves to the address.
    form.setFocus('street1');
  }

  return (
    <div role="status">
      {isShown && check.suggestion ? (
        <Notice className={styles.advice}>
          <p>
            Did you mean <b>{asLine(check.suggestion)}</b>?
          </p>
          <div className={styles.choices}>
            <Button onClick={() => check.suggestion && use(check.suggestion)}>USE THIS ADDRESS</Button>
            <Button look="quiet" onClick={() => setKept(check)}>
              Keep mine
            </Button>
          </div>
        </Notice>
      ) : null}
      {isShown && check.state === 'UNCONFIRMED' ? (
        <Notice className={styles.advice}>
          <p>We could not confirm this address. Please check it, or go on with it as it is.</p>
        </Notice>
      ) : null}
    </div>
  );
}

function asLine({ street1, street2, city, state, zip }: NonNullable<AddressCheck['suggestion']>): string {
  return `${[street1, street2].filter(Boolean).join(', ')}, ${city} ${state} ${zip.slice(0, 5)}`;
}
