import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useMe } from '../../features/account/session/use-me.ts';
import type { Contact } from '../../features/checkout/address/contact-schema.ts';
import { prefillFor } from '../../features/checkout/address/prefill.ts';

/** Fills in once what the shop knows of a signed-in shopper; what they empty afterwards stays empty. */
export function usePrefill(form: UseFormReturn<Contact, unknown, Contact>) {
  const me = useMe();
  const user = me.kind === 'signed-in' ? me.user : null;
  const isFilled = useRef(false);
  useEffect(() => {
    if (user === null || isFilled.current) return;
    isFilled.current = true;
    const { email, name } = prefillFor(form.getValues(), user);
    if (email) form.setValue('email', email, { shouldValidate: true });
    if (name) form.setValue('name', name, { shouldValidate: true });
  }, [form, user]);
}
