import { useMemo, useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { ConfirmDialog } from '../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { ROW_HINTS, StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { DataTable } from '../../../features/admin/kit/table/data-table.tsx';
import { AdminStaffDocument } from '../../../generated/admin/staff/graphql.ts';
import { useShell } from '../../../lib/shell.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';
import { invitationColumns, memberColumns } from './staff-columns.tsx';
import type { Invitation, Member } from './staff-texts.ts';
import styles from './staff.module.css';
import { useStaff } from './use-staff.ts';

export function StaffRoute() {
  return (
    <AdminPage room="staff" title="Staff">
      <Staff />
    </AdminPage>
  );
}

function Staff() {
  const { timeZone } = useShell().shop;
  const { data, isOld, failure, retry } = useRoomQuery(AdminStaffDocument, {});
  const staff = useStaff(retry);
  const [isInviting, setIsInviting] = useState(false);
  const [member, setMember] = useState<Member | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const members = useMemo(() => memberColumns(timeZone, setMember), [timeZone]);
  const invitations = useMemo(() => invitationColumns(timeZone, setInvitation), [timeZone]);
  const list = failure ? undefined : data?.adminStaff;
  const self = list?.members.find(({ isSelf }) => isSelf);

  return (
    <AdminRoom
      title="Staff"
      subtitle={failure ? 'not loaded' : list ? `${list.members.length} behind the counter` : 'counting'}
      actions={
        <AdminButton look="gold" icon="i-plus" onClick={() => setIsInviting(true)}>
          Invite somebody
        </AdminButton>
      }
      bar={<StatusBar hints={ROW_HINTS} />}
    >
      {failure ? (
        <ListFailure failure={failure} onRetry={retry} />
      ) : (
        <>
          <DataTable
            label="Staff, by name"
            columns={members}
            rows={list?.members}
            rowId={({ id }) => id}
            nameOf={({ name }) => name}
            isOld={isOld}
            onNew={() => setIsInviting(true)}
          />
          {list && list.invitations.length > 0 ? (
            <>
              <h2 className={styles.heading}>Invited</h2>
              <DataTable
                label="Open invitations, newest first"
                columns={invitations}
                rows={list.invitations}
                rowId={({ id }) => id}
                nameOf={({ email }) => email}
              />
            </>
          ) : null}
          {self ? <OwnSecondFactor isOn={self.hasSecondFactor} onChanged={retry} /> : null}
        </>
      )}
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} staff={staff} />
      {member ? <MemberDialog key={member.id} member={member} staff={staff} onClose={() => setMember(null)} /> : null}
      <ConfirmDialog
        title="Withdraw the invitation"
        isOpen={invitation !== null}
        onClose={() => setInvitation(null)}
        question={`Withdraw the invitation of ${invitation?.email ?? ''}?`}
        verb="Withdraw"
        busyVerb="Withdrawing..."
        onConfirm={() => staff.withdraw(invitation?.id ?? '')}
      >
        <p>The link in the mail opens nothing any more.</p>
      </ConfirmDialog>
    </AdminRoom>
  );
}
