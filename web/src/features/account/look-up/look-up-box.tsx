import { useState } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useHydrated } from '../../../lib/use-hydrated.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError, TextField } from '../../../ui/controls/field.tsx';
import { Window } from '../../../ui/frames/window.tsx';
import { EmailField } from '../entry/email-field.tsx';
import { lookUpSchema, orderNumberOf } from '../form/account-schemas.ts';
import type { OrderLookUp } from '../form/account-schemas.ts';
import { useSend } from '../form/use-send.ts';
import { OrderStatus } from './order-status.tsx';
import styles from './look-up-box.module.css';
import { useLookUpOrder } from './use-look-up-order.ts';
import type { OrderStatusResult } from './use-look-up-order.ts';

/** Order status for a guest. */
export function LookUpBox() {
  const lookUp = useLookUpOrder();
  const [found, setFound] = useState<OrderStatusResult | null>(null);
  const form = useForm<OrderLookUp>({
    resolver: standardSchemaResolver(lookUpSchema),
    defaultValues: { number: '', email: '' },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const { submit, isSending, refusal } = useSend({
    form,
    failureTitle: 'Look-up Failed',
    async send({ number, email }) {
      setFound(null);
      setFound(await lookUp({ number: orderNumberOf(number), email }));
      return null;
    },
  });
  return (
    <Window title="Where is my order?" icon="i-truck">
      <p className={styles.lead}>Bought as a guest? Number and email of the order are all it takes. Both are in your confirmation mail.</p>
      <form
        className={styles.form}
        method="post"
        noValidate
        aria-label="Order look-up"
        aria-busy={isSending}
        inert={!useHydrated()}
        onSubmit={submit}
      >
        <TextField
          label="Order number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          required
          error={errors.number?.message}
          {...form.register('number')}
        />
        <EmailField registration={form.register('email')} error={errors.email?.message} autoComplete="email" />
        <Button className={styles.ask} type="submit" aria-disabled={isSending}>
          {isSending ? 'LOOKING...' : 'LOOK UP'}
        </Button>
      </form>
      {refusal ? (
        <div className={styles.refusal}>
          <FieldError>{refusal}</FieldError>
        </div>
      ) : null}
      <div role="status">{found ? <OrderStatus order={found} /> : null}</div>
    </Window>
  );
}
