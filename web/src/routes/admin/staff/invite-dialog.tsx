import { useState } from 'react';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { FieldGrid, SelectField, TextField } from '../../../features/admin/kit/form/field.tsx';
import type { StaffRole } from '../../../generated/admin/staff/graphql.ts';
import { ROLE_DUTIES, ROLE_NAMES } from './staff-texts.ts';
import type { useStaff } from './use-staff.ts';

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  staff: ReturnType<typeof useStaff>;
}

/** Mails a link that is good for three days. */
export function InviteDialog({ isOpen, onClose, staff }: InviteDialogProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('COFFEE_ADMIN');
  const [error, setError] = useState<string>();

  function close() {
    setEmail('');
    setError(undefined);
    onClose();
  }

  async function submit() {
    const problem = await staff.invite(email, role);
    if (problem === null) close();
    else setError(problem);
  }

  return (
    <FormDialog
      title="Invite somebody"
      icon="i-mail"
      width={480}
      isOpen={isOpen}
      onClose={close}
      verb="Send the invitation"
      busyVerb="Sending..."
      isDirty={email !== ''}
      missing={email.trim() === '' ? 'The e-mail address is missing' : null}
      onSubmit={submit}
    >
      <FieldGrid>
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField label="Role" hint={ROLE_DUTIES[role]} value={role} onChange={(event) => setRole(event.target.value as StaffRole)}>
          {Object.entries(ROLE_NAMES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
    </FormDialog>
  );
}
