import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { type Role, User } from '../accounts.entity.ts';
import { loginInput, registerInput, STAFF_PASSWORD_MINIMUM } from '../accounts.rules.ts';
import { hashPassword } from '../passwords/argon2.ts';
import { setPassword } from '../passwords/set-password.ts';
import { accountName } from '../signed-in.ts';

export const staffEmail = loginInput.shape.email;

const TOO_SHORT = `Password must be at least ${STAFF_PASSWORD_MINIMUM} characters`;
export const acceptedStaffInput = z.object({
  firstName: registerInput.shape.firstName,
  lastName: registerInput.shape.lastName,
  password: registerInput.shape.password.min(STAFF_PASSWORD_MINIMUM, TOO_SHORT),
});

/** The account, locked; null when it is not staff's. Inside a transaction. */
export async function lockStaff(tx: Context, id: number): Promise<User | null> {
  return tx.em.findOne(User, { id, role: { $ne: 'customer' } }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

interface StaffGrant {
  email: string;
  role: Exclude<Role, 'customer'>;
  /** What gave the right, for the audit log: `invite:3`. */
  subject: string;
}

/**
 * Gives an address its role and a new password, in one transaction with `claim`, which decides whether it may. A customer's account of
 * the address becomes the staff's: its password and sessions end. @returns false when the claim was refused
 */
export async function makeStaffAccount(
  ctx: Context,
  { firstName, lastName, password }: z.output<typeof acceptedStaffInput>,
  claim: (tx: Context) => Promise<StaffGrant | null>,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    const grant = await claim(tx);
    if (!grant) return false;
    const { email, role, subject } = grant;
    const known = await tx.em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const user = known ?? tx.em.create(User, { email, firstName, lastName, createdAt: tx.clock.now() });
    Object.assign(user, { firstName, lastName, role });
    await setPassword(tx, user, passwordHash);
    await recordAudit(tx, accountName(user), 'staff-added', accountName(user), { after: { role }, by: subject });
    return true;
  });
}
