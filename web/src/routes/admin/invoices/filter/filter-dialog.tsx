import { useState } from 'react';
import { FormDialog } from '../../../../features/admin/kit/dialogs/form-dialog.tsx';
import { Check, CheckGroup } from '../../../../features/admin/kit/form/check.tsx';
import { FieldGrid, SelectField, TextField } from '../../../../features/admin/kit/form/field.tsx';
import { METHOD_NAMES, METHODS, methodValue } from '../invoice-list.ts';
import type { InvoiceFilters } from '../invoice-list.ts';

interface FilterDialogProps {
  filters: InvoiceFilters;
  /** The shop's: days are of it. */
  timeZone: string;
  isOpen: boolean;
  onClose: () => void;
  onApply: (filters: InvoiceFilters) => void;
}

/** What the list is filtered by, all at once: one entry of the history. Mounted anew for each opening. */
export function FilterDialog({ filters, timeZone, isOpen, onClose, onApply }: FilterDialogProps) {
  const [chosen, setChosen] = useState<InvoiceFilters>(filters);
  const methods = chosen.method ?? [];
  const isBackwards = chosen.from !== undefined && chosen.to !== undefined && chosen.from > chosen.to;

  function set(values: { [Name in keyof InvoiceFilters]: InvoiceFilters[Name] | undefined }) {
    setChosen({ ...chosen, ...values } as InvoiceFilters);
  }
  function toggle(name: (typeof METHODS)[number]) {
    const next = METHODS.filter((method) => methods.includes(method) !== (method === name));
    set({ method: next.length > 0 ? next : undefined });
  }

  return (
    <FormDialog
      title="Filter invoices"
      icon="i-filter"
      isOpen={isOpen}
      onClose={onClose}
      verb="Show invoices"
      busyVerb="Showing..."
      missing={isBackwards ? 'The first day is after the last.' : null}
      onSubmit={() => {
        onApply(chosen);
        onClose();
      }}
    >
      <CheckGroup legend="Payment method">
        {METHODS.map((name) => (
          <Check key={name} checked={methods.includes(name)} onChange={() => toggle(name)}>
            {METHOD_NAMES[methodValue(name)]}
          </Check>
        ))}
      </CheckGroup>
      <FieldGrid>
        <SelectField
          label="Payment status"
          span={4}
          value={chosen.status ?? ''}
          onChange={({ target }) => set({ status: (target.value || undefined) as InvoiceFilters['status'] })}
        >
          <option value="">Any</option>
          <option value="paid">Paid</option>
          <option value="void">Void</option>
        </SelectField>
        <TextField
          label="From"
          type="date"
          span={4}
          hint={`Days of ${timeZone}`}
          value={chosen.from ?? ''}
          onChange={({ target }) => set({ from: target.value || undefined })}
        />
        <TextField
          label="To"
          type="date"
          span={4}
          value={chosen.to ?? ''}
          onChange={({ target }) => set({ to: target.value || undefined })}
        />
      </FieldGrid>
    </FormDialog>
  );
}
