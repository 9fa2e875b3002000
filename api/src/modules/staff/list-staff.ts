import type { Context } from '../../platform/context/context.ts';
import { view } from '../../platform/graphql/view.ts';
import { asStaff, requireUser } from '../accounts/index.ts';
import { StaffInvite, type StaffRole } from './staff.entity.ts';
import { StaffInvitation, StaffList, StaffMember } from './staff.results.ts';

interface Row {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  username: string | null;
  role: StaffRole;
  is_named_by_environment: boolean;
  has_second_factor: boolean;
  last_sign_in_at: Date | null;
}

/** The staff with their last sign-in, and the open invitations. @throws NotAllowed */
export async function listStaff(ctx: Context): Promise<StaffList> {
  const staff = await asStaff(ctx, 'admin');
  const { id: ownId } = await requireUser(staff);
  const rows = await staff.em.execute<Row[]>(
    `select u.id, u.first_name, u.last_name, u.email, u.username, u.role, u.is_named_by_environment,
       u.totp_confirmed_at is not null as has_second_factor,
       (select max(a.created_at) from audit_entry a where a.subject = 'user:' || u.id and a.action = 'staff-signed-in') as last_sign_in_at
     from users u where u.role <> 'customer' order by u.first_name, u.last_name, u.id limit 500`,
  );
  const invites = await staff.em.find(
    StaffInvite,
    { endedAt: null, expiresAt: { $gt: staff.clock.now() } },
    { orderBy: { id: 'desc' }, limit: 500 },
  );
  return view(StaffList, {
    members: rows.map((row) =>
      view(StaffMember, {
        id: String(row.id),
        name: `${row.first_name} ${row.last_name}`,
        email: row.email,
        username: row.username,
        role: row.role,
        isNamedByEnvironment: row.is_named_by_environment,
        hasSecondFactor: row.has_second_factor,
        isSelf: row.id === ownId,
        lastSignInAt: row.last_sign_in_at && new Date(row.last_sign_in_at),
      }),
    ),
    invitations: invites.map(({ id, email, role, expiresAt }) => view(StaffInvitation, { id: String(id), email, role, expiresAt })),
  });
}
