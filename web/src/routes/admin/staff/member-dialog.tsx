import { useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { ConfirmDialog } from '../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { Dialog, DialogFoot } from '../../../features/admin/kit/dialogs/dialog.tsx';
import { SelectField } from '../../../features/admin/kit/form/field.tsx';
import type { StaffRole } from '../../../generated/admin/staff/graphql.ts';
import { ROLE_DUTIES, ROLE_NAMES } from './staff-texts.ts';
import type { Member } from './staff-texts.ts';
import styles from './staff.module.css';
import type { useStaff } from './use-staff.ts';

interface MemberDialogProps {
  member: Member;
  staff: ReturnType<typeof useStaff>;
  onClose: () => void;
}

/** What can be done about one member of the staff. */
export function MemberDialog({ member, staff, onClose }: MemberDialogProps) {
  const [role, setRole] = useState<StaffRole>(member.role);
  const [isEnding, setIsEnding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(change: Promise<string | null>) {
    const problem = await change;
    if (problem === null) onClose();
    else setFailure(problem);
  }

  return (
    <>
      <Dialog title={member.name} icon="i-user" isOpen={!isEnding} onClose={onClose} width={520}>
        <SelectField label="Role" hint={ROLE_DUTIES[role]} value={role} onChange={(event) => setRole(event.target.value as StaffRole)}>
          {Object.entries(ROLE_NAMES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={styles.deeds}>
          <AdminButton onClick={() => void run(staff.endSessions(member.id))}>End all sessions</AdminButton>
          {member.hasSecondFactor ? (
            <AdminButton onClick={() => void run(staff.resetSecondFactor(member.id))}>Take the app off</AdminButton>
          ) : null}
          <AdminButton look="bad" onClick={() => setIsEnding(true)}>
            End membership
          </AdminButton>
        </div>
        {failure ? (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        ) : null}
        <DialogFoot>
          <AdminButton data-first-focus="" onClick={onClose}>
            Cancel
          </AdminButton>
          <AdminButton look="gold" disabled={role === member.role} onClick={() => void run(staff.setRole(member.id, role))}>
            Change role
          </AdminButton>
        </DialogFoot>
      </Dialog>
      <ConfirmDialog
        title={`End the membership of ${member.name}`}
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        question={`Shall ${member.name} stop being staff?`}
        keep="Keep them"
        verb="End membership"
        busyVerb="Ending..."
        onConfirm={async () => {
          const problem = await staff.setRole(member.id, null);
          if (problem === null) onClose();
          return problem;
        }}
      >
        <p>Their sessions end at once. Their account stays, as a customer's, and so does what the audit log says of them.</p>
      </ConfirmDialog>
    </>
  );
}
