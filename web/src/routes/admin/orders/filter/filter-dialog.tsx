import { useState } from 'react';
import { FormDialog } from '../../../../features/admin/kit/dialogs/form-dialog.tsx';
import { Check, CheckGroup } from '../../../../features/admin/kit/form/check.tsx';
import { FieldGrid, SelectField, TextField } from '../../../../features/admin/kit/form/field.tsx';
import { MoneyField } from '../../../../features/admin/kit/form/money-field.tsx';
import { ORDER_LOOKS } from '../../../../features/admin/kit/signs/status-looks.ts';
import { STATUSES, statusName } from '../order-list.ts';
import type { OrderFilters, Status } from '../order-list.ts';

interface FilterDialogProps {
  filters: OrderFilters;
  /** The shop's: days are of it. */
  timeZone: string;
  isOpen: boolean;
  onClose: () => void;
  onApply: (filters: OrderFilters) => void;
}

/** What the list is filtered by, all at once: one entry of the history. */
export function FilterDialog(props: FilterDialogProps) {
  return props.isOpen ? <OpenFilterDialog {...props} /> : null;
}

function OpenFilterDialog({ filters, timeZone, onClose, onApply }: FilterDialogProps) {
  const [chosen, setChosen] = useState<OrderFilters>(filters);
  const status = chosen.status ?? [];
  const isBackwards = chosen.from !== undefined && chosen.to !== undefined && chosen.from > chosen.to;

  const isAmountReversed = chosen.min !== undefined && chosen.max !== undefined && chosen.min > chosen.max;

  function set(values: OrderFilters) {
    setChosen({ ...chosen, ...values });
  }
  function toggle(name: Status) {
    const next = status.includes(name) ? status.filter((other) => other !== name) : [...status, name];
    set({ status: next.length > 0 ? STATUSES.filter((known) => next.includes(known)) : undefined } as OrderFilters);
  }

  return (
    <FormDialog
      title="Filter orders"
      icon="i-filter"
      isOpen
      onClose={onClose}
      verb="Show orders"
      busyVerb="Showing..."
      missing={isBackwards ? 'The first day is after the last.' : isAmountReversed ? 'The least amount is above the most.' : null}
      onSubmit={() => {
        onApply(chosen);
        onClose();
      }}
    >
      <CheckGroup legend="Status">
        {STATUSES.map((name) => (
          <Check key={name} checked={status.includes(name)} onChange={() => toggle(name)}>
            {ORDER_LOOKS[statusName(name)].word}
          </Check>
        ))}
      </CheckGroup>
      <FieldGrid>
        <TextField
          label="From"
          type="date"
          span={6}
          hint={`Days of ${timeZone}`}
          value={chosen.from ?? ''}
          onChange={({ target }) => set({ from: target.value || undefined } as OrderFilters)}
        />
        <TextField
          label="To"
          type="date"
          span={6}
          value={chosen.to ?? ''}
          onChange={({ target }) => set({ to: target.value || undefined } as OrderFilters)}
        />
        <MoneyField
          label="At least, $"
          span={3}
          cents={chosen.min ?? null}
          onChange={(cents) => set({ min: cents ?? undefined } as OrderFilters)}
        />
        <MoneyField
          label="At most, $"
          span={3}
          cents={chosen.max ?? null}
          onChange={(cents) => set({ max: cents ?? undefined } as OrderFilters)}
        />
        <TextField
          label="Coupon"
          span={3}
          isUpperCase
          value={chosen.coupon ?? ''}
          onChange={({ target }) => set({ coupon: target.value.trim() || undefined } as OrderFilters)}
        />
        <SelectField
          label="Made"
          span={3}
          value={chosen.source ?? ''}
          onChange={({ target }) => set({ source: target.value || undefined } as OrderFilters)}
        >
          <option value="">Anywhere</option>
          <option value="shop">Here</option>
          <option value="import">Imported</option>
        </SelectField>
      </FieldGrid>
    </FormDialog>
  );
}
