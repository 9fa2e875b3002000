import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../../platform/context/context.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import { mailPasswordChangedJob } from '../accounts.jobs.ts';
import { User } from '../accounts.entity.ts';
import { STAFF_PASSWORD_MINIMUM } from '../accounts.rules.ts';

/** Staff can move money and stock, so theirs has to be longer (docs/reliability.md, decision 6). @throws InvalidInput on `field` */
export function requireLongEnough({ role }: User, password: string, field: string): void {
  if (role === 'customer' || password.length >= STAFF_PASSWORD_MINIMUM) return;
  const message = `Password must be at least ${STAFF_PASSWORD_MINIMUM} characters`;
  throw new InvalidInput(message, [{ path: field, message }]);
}

const SETTINGS_DECIDE =
  "The server's settings name this account: at the next start their password is the right one again. Change it there, too.";

/** What to say to somebody whose password alignStaff will set again. */
export function settingsDecide({ isNamedByEnvironment }: Pick<User, 'isNamedByEnvironment'>): string | undefined {
  return isNamedByEnvironment ? SETTINGS_DECIDE : undefined;
}

/** Takes the person's row for the rest of the transaction, as it is now. */
export function lockUser(tx: Context, id: number): Promise<User> {
  return tx.em.findOneOrFail(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * Stores a new password, which voids every session and every reset link of the person, and enqueues a notice to the owner.
 * Inside a transaction, with the row locked. Hashed before, so that no lock is held for it.
 */
export async function setPassword(tx: Context, user: User, passwordHash: string): Promise<void> {
  const now = tx.clock.now();
  user.passwordHash = passwordHash;
  user.sessionsValidFrom = now;
  await tx.em.flush();
  await tx.em.execute(`update password_reset set used_at = ? where email = ? and used_at is null`, [now, user.email]);
  await enqueueAfterCommit(tx, mailPasswordChangedJob, `user:${user.id}:${now.toISOString()}`, {
    userId: user.id,
    changedAt: now.toISOString(),
  });
}
