import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import { formatShopMoment } from '../../../features/admin/kit/signs/shop-time.ts';
import type { DataColumn } from '../../../features/admin/kit/table/data-column.ts';
import { RowLink } from '../../../features/admin/kit/table/row-link.tsx';
import { lockedReason, ROLE_NAMES } from './staff-texts.ts';
import type { Invitation, Member } from './staff-texts.ts';

/** @param timeZone the shop's. */
export function memberColumns(timeZone: string, onOpen: (member: Member) => void): readonly DataColumn<Member>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      card: 'ab',
      width: '22%',
      cell: (member) => <RowLink onOpen={lockedReason(member) ? undefined : () => onOpen(member)}>{member.name}</RowLink>,
    },
    { id: 'login', header: 'Signs in as', card: 'e', width: '26%', isClipped: true, cell: ({ email, username }) => email ?? username },
    { id: 'role', header: 'Role', card: 'd', cell: ({ role }) => ROLE_NAMES[role] },
    {
      id: 'app',
      header: 'Authenticator app',
      card: 'd',
      cardLabel: 'App',
      cell: ({ hasSecondFactor }) => (
        <StatusChip look={hasSecondFactor ? { word: 'On', mark: 's-lock', tone: 'done' } : { word: 'Off', mark: 's-off', tone: 'off' }} />
      ),
    },
    {
      id: 'seen',
      header: 'Last sign-in',
      card: 'e',
      isUnbroken: true,
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? <time dateTime={lastSignInAt}>{formatShopMoment(lastSignInAt, timeZone)}</time> : 'never',
    },
    {
      id: 'deeds',
      header: 'Change',
      card: 'z',
      cell: (member) => lockedReason(member) ?? <AdminButton onClick={() => onOpen(member)}>Change</AdminButton>,
    },
  ];
}

/** @param timeZone the shop's. */
export function invitationColumns(timeZone: string, onWithdraw: (invitation: Invitation) => void): readonly DataColumn<Invitation>[] {
  return [
    { id: 'email', header: 'Invited', card: 'ab', width: '40%', isClipped: true, cell: ({ email }) => <RowLink>{email}</RowLink> },
    { id: 'role', header: 'Role', card: 'd', cell: ({ role }) => ROLE_NAMES[role] },
    {
      id: 'until',
      header: 'Good until',
      card: 'e',
      isUnbroken: true,
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatShopMoment(expiresAt, timeZone)}</time>,
    },
    {
      id: 'deeds',
      header: 'Change',
      card: 'z',
      cell: (invitation) => <AdminButton onClick={() => onWithdraw(invitation)}>Withdraw</AdminButton>,
    },
  ];
}
