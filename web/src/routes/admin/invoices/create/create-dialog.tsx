import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { FormDialog } from '../../../../features/admin/kit/dialogs/form-dialog.tsx';
import { FieldGrid, SelectField, TextArea, TextField } from '../../../../features/admin/kit/form/field.tsx';
import { InvoiceCoffeesDocument } from '../../../../generated/admin/invoices/graphql.ts';
import type { InvoicePaymentMethod } from '../../../../generated/admin/invoices/graphql.ts';
import { METHOD_NAMES } from '../invoice-list.ts';
import styles from './create.module.css';
import { CreateSums } from './create-sums.tsx';
import { isDirty, missingOf, NEW_DRAFT } from './draft.ts';
import type { Draft } from './draft.ts';
import { LineRows } from './line-rows.tsx';
import { useCreateInvoice } from './use-create-invoice.ts';

interface CreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: () => void;
}

/** A new invoice. The sums are shown as they will be; the shop works them out itself. Mounted anew for each opening. */
export function CreateDialog({ isOpen, onClose, onCreated }: CreateDialogProps) {
  const [draft, setDraft] = useState<Draft>(NEW_DRAFT);
  const { create, issues, failure } = useCreateInvoice();
  const coffees = useQuery(InvoiceCoffeesDocument, { skip: !isOpen });

  function set(values: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...values }));
  }
  async function submit() {
    if (!(await create(draft))) return;
    onCreated();
    onClose();
  }

  return (
    <FormDialog
      title="Create invoice"
      icon="i-receipt"
      width={860}
      isOpen={isOpen}
      onClose={onClose}
      verb="Create invoice"
      busyVerb="Creating..."
      isDirty={isDirty(draft)}
      missing={missingOf(draft)}
      extra={<p className={styles.status}>Status: Paid</p>}
      onSubmit={submit}
    >
      <FieldGrid>
        <TextField
          label="Customer name"
          required
          maxLength={120}
          autoComplete="off"
          value={draft.customerName}
          error={issues['customerName']}
          onChange={({ target }) => set({ customerName: target.value })}
        />
        <TextField
          label="Email"
          type="email"
          span={4}
          placeholder="Optional"
          maxLength={254}
          autoComplete="off"
          value={draft.customerEmail}
          error={issues['customerEmail']}
          onChange={({ target }) => set({ customerEmail: target.value })}
        />
        <TextField
          label="Phone"
          type="tel"
          span={4}
          placeholder="Optional"
          maxLength={40}
          autoComplete="off"
          value={draft.customerPhone}
          error={issues['customerPhone']}
          onChange={({ target }) => set({ customerPhone: target.value })}
        />
        <SelectField
          label="Payment method"
          span={4}
          value={draft.paymentMethod}
          onChange={({ target }) => set({ paymentMethod: target.value as InvoicePaymentMethod })}
        >
          {Object.entries(METHOD_NAMES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
      <LineRows
        lines={draft.lines}
        coffees={coffees.data?.coffees.map(({ name }) => name)}
        hasFailed={coffees.error !== undefined}
        issue={issues['items']}
        onChange={(lines) => set({ lines })}
      />
      <FieldGrid>
        <TextArea
          label="Notes"
          span={7}
          maxLength={2000}
          value={draft.notes}
          error={issues['notes']}
          onChange={({ target }) => set({ notes: target.value })}
        />
        <div className={styles.lower}>
          <CreateSums draft={draft} onDiscount={(discountCents) => set({ discountCents })} />
        </div>
      </FieldGrid>
      {failure ? (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      ) : null}
    </FormDialog>
  );
}
