import { LockMode } from '@mikro-orm/core';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import type { Env } from '../../../platform/config/load-env.ts';
import { recordAudit } from '../../audit/index.ts';
import { User } from '../accounts.entity.ts';
import { normalEmail } from '../accounts.rules.ts';
import { hashPassword, verifyPassword } from '../passwords/argon2.ts';
import { setPassword } from '../passwords/set-password.ts';

type NamedStaff = Pick<User, 'firstName' | 'lastName'> & { password: string } & (
    | { role: 'admin'; email: string }
    | { role: 'coffee-admin'; username: string }
  );

function namedStaff(staff: Env['staff']): NamedStaff[] {
  if (!staff) return [];
  return [
    { role: 'admin', email: normalEmail(staff.adminEmail), password: staff.adminPassword, firstName: 'Shop', lastName: 'Captain' },
    {
      role: 'coffee-admin',
      username: staff.coffeeAdminUsername,
      password: staff.coffeeAdminPassword,
      firstName: 'House',
      lastName: 'Barista',
    },
  ];
}

/**
 * Makes the accounts that the environment names staff, with the passwords it gives, and ends those it no longer names
 * (docs/reliability.md, AUT-21). Accounts that became staff in another way stay as they are. Under the migration lock.
 */
export async function alignStaff(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const namedIds: number[] = [];
    for (const named of namedStaff(tx.env.staff)) namedIds.push(await alignAccount(tx, named));
    const dropped = await tx.em.find(
      User,
      { isNamedByEnvironment: true, id: { $nin: namedIds } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    for (const user of dropped) await endStaffAccount(tx, user);
  });
}

async function alignAccount(tx: Context, named: NamedStaff): Promise<number> {
  const where = named.role === 'admin' ? { email: named.email } : { username: named.username };
  const user = await tx.em.findOne(User, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!user) return addAccount(tx, named, where);
  const { role: formerRole } = user;
  // Anybody may have registered this address: a customer's password is never taken over, not even an equal one, so their sessions end.
  const isKnown = formerRole !== 'customer' && (await verifyPassword(named.password, user.passwordHash));
  user.role = named.role;
  user.isNamedByEnvironment = true;
  if (formerRole !== named.role) await recordStaffChange(tx, 'staff-role-set', user.id, { from: formerRole, to: named.role });
  if (!isKnown) {
    await setPassword(tx, user, await hashPassword(named.password));
    await recordStaffChange(tx, 'staff-password-set', user.id);
  }
  return user.id;
}

async function addAccount(tx: Context, named: NamedStaff, login: { email: string } | { username: string }): Promise<number> {
  const { role, password, firstName, lastName } = named;
  const passwordHash = await hashPassword(password);
  const user = tx.em.create(User, {
    ...login,
    role,
    firstName,
    lastName,
    passwordHash,
    isNamedByEnvironment: true,
    createdAt: tx.clock.now(),
  });
  await tx.em.flush();
  await recordStaffChange(tx, 'staff-added', user.id, { role });
  return user.id;
}

/** The account stays for its orders and for the audit log. A mailed reset link can set a password again, as a customer's. */
async function endStaffAccount(tx: Context, user: User): Promise<void> {
  const { role } = user;
  user.role = 'customer';
  user.isNamedByEnvironment = false;
  user.passwordHash = null;
  user.sessionsValidFrom = tx.clock.now();
  await tx.em.flush();
  await recordStaffChange(tx, 'staff-ended', user.id, { from: role });
}

async function recordStaffChange(tx: Context, action: string, userId: number, detail: Record<string, unknown> = {}): Promise<void> {
  tx.log.info({ userId, ...detail }, action);
  await recordAudit(tx, 'system', action, `user:${userId}`, detail);
}
