import { actorName, type Context, inTransaction } from '../../platform/context/context.ts';
import { Missing } from '../../platform/lib/access-errors.ts';
import { rowId } from '../../platform/input/row-id.ts';
import { recordAudit } from '../audit/index.ts';
import {
  asStaff,
  type Done,
  done,
  forgetCurrentUser,
  forgetSecondFactor,
  lockStaff,
  requireProof,
  requireRole,
  type User,
} from '../accounts/index.ts';
import type { StaffRole } from './staff.entity.ts';
import { type StaffChangeRefused, staffChangeRefused } from './staff.results.ts';

type Outcome = Promise<Done | StaffChangeRefused>;

/** Changes of rights pass one by one, so that two administrators can't end each other at once. Any number that nobody else uses. */
const STAFF_LOCK = 7_202_611;

/** Sets what a member of the staff may do; null ends it, and their sessions. @throws NotAllowed, ProofRequired, Missing */
export function setStaffRole(ctx: Context, id: string, role: StaffRole | null): Outcome {
  return changeMember(ctx, id, async (tx, user) => {
    const from = user.role;
    if (from === (role ?? 'customer')) return done('Nothing had to be changed.');
    if (from === 'admin' && role !== 'admin' && (await isLastAdmin(tx, user))) return staffChangeRefused('The shop needs an administrator');
    user.role = role ?? 'customer';
    user.sessionsValidFrom = tx.clock.now();
    await tx.em.flush();
    await record(tx, role ? 'staff-role-set' : 'staff-ended', user, { before: { role: from }, after: { role: user.role } });
    return done(role ? 'The role is changed. Their sessions have ended.' : 'They are not staff any more. Their sessions have ended.');
  });
}

/** Ends all sessions of a member of the staff. @throws NotAllowed, ProofRequired, Missing */
export function endStaffSessions(ctx: Context, id: string): Outcome {
  return changeMember(ctx, id, async (tx, user) => {
    user.sessionsValidFrom = tx.clock.now();
    await tx.em.flush();
    await record(tx, 'staff-sessions-ended', user);
    return done('Their sessions have ended.');
  });
}

/** Takes the authenticator app off an account whose owner has lost it. @throws NotAllowed, ProofRequired, Missing */
export function resetStaffSecondFactor(ctx: Context, id: string): Outcome {
  return changeMember(ctx, id, async (tx, user) => {
    await forgetSecondFactor(tx, user);
    user.sessionsValidFrom = tx.clock.now();
    await tx.em.flush();
    await record(tx, 'second-factor-off', user);
    return done('Their authenticator app is off. Their sessions have ended.');
  });
}

async function changeMember(ctx: Context, id: string, change: (tx: Context, user: User) => Outcome): Outcome {
  const staff = await asStaff(ctx, 'admin');
  await requireProof(staff);
  const userId = rowId(id);
  return inTransaction(staff, async (tx) => {
    await tx.em.execute('select pg_advisory_xact_lock(?)', [STAFF_LOCK]);
    // The actor's role may have changed while this waited for the lock.
    forgetCurrentUser(tx);
    await requireRole(tx, 'admin');
    const user = await lockStaff(tx, userId);
    if (!user) throw new Missing('There is no such member of the staff');
    if (actorName(tx.actor) === `user:${user.id}`) return staffChangeRefused('Somebody else has to change your own account');
    if (user.isNamedByEnvironment) return staffChangeRefused("The server's settings decide about this account");
    return change(tx, user);
  });
}

async function isLastAdmin(tx: Context, { id }: User): Promise<boolean> {
  return (await tx.em.execute<{ id: number }[]>(`select id from users where role = 'admin' and id <> ? limit 1`, [id])).length === 0;
}

function record(tx: Context, action: string, { id }: User, detail: Record<string, unknown> = {}): Promise<void> {
  return recordAudit(tx, actorName(tx.actor), action, `user:${id}`, detail);
}
