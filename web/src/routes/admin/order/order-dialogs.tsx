import { useState } from 'react';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { FieldGrid, TextField } from '../../../features/admin/kit/form/field.tsx';
import type { OrderAddressInput } from '../../../generated/admin/order/graphql.ts';

interface DialogProps<Value> {
  onClose: () => void;
  /** Resolves with null when it is done, or with what was said against it. */
  onSubmit: (value: Value) => Promise<string | null>;
}

export function ShipDialog({ onClose, onSubmit }: DialogProps<string | null>) {
  const [tracking, setTracking] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title="Mark as shipped"
      icon="i-truck"
      width={460}
      isOpen
      onClose={onClose}
      verb="Mark shipped"
      busyVerb="Marking..."
      onSubmit={async () => {
        const problem = await onSubmit(tracking.trim() || null);
        if (problem === null) onClose();
        else setError(problem);
      }}
    >
      <TextField
        label="Tracking number"
        hint="Optional: where the shop bought the label, it has one already."
        maxLength={100}
        value={tracking}
        error={error}
        onChange={(event) => setTracking(event.target.value)}
      />
    </FormDialog>
  );
}

const FIELDS = [
  { name: 'name', label: 'Name', span: 12 },
  { name: 'street1', label: 'Street', span: 12 },
  { name: 'street2', label: 'Apartment (optional)', span: 12 },
  { name: 'city', label: 'City', span: 6 },
  { name: 'state', label: 'State', span: 3 },
  { name: 'zip', label: 'ZIP', span: 3 },
] as const;

export function AddressDialog({ address, onClose, onSubmit }: DialogProps<OrderAddressInput> & { address: OrderAddressInput }) {
  const [draft, setDraft] = useState(address);
  const [error, setError] = useState<string>();
  const missing = FIELDS.find(({ name }) => name !== 'street2' && draft[name].trim() === '');
  return (
    <FormDialog
      title="Where it ships to"
      icon="i-pin"
      isOpen
      onClose={onClose}
      verb="Save the address"
      busyVerb="Saving..."
      isDirty={FIELDS.some(({ name }) => draft[name] !== address[name])}
      missing={missing ? `${missing.label} is missing` : null}
      onSubmit={async () => {
        const problem = await onSubmit(draft);
        if (problem === null) onClose();
        else setError(problem);
      }}
    >
      <FieldGrid>
        {FIELDS.map(({ name, label, span }, index) => (
          <TextField
            key={name}
            label={label}
            span={span}
            maxLength={100}
            value={draft[name] ?? ''}
            error={index === 0 ? error : undefined}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
          />
        ))}
      </FieldGrid>
    </FormDialog>
  );
}
