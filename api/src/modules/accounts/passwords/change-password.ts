import type { z } from 'zod';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { recordAudit } from '../../audit/index.ts';
import { renderPasswordChanged, sendMail } from '../../mail/index.ts';
import { User } from '../accounts.entity.ts';
import { type Done, done, type WrongCredentials, wrongCredentials } from '../accounts.results.ts';
import { changePasswordInput } from '../accounts.rules.ts';
import { guessPassword } from './guesses.ts';
import { hashPassword, verifyPassword } from './argon2.ts';
import { passwordWarning } from './common-passwords.ts';
import { lockUser, requireLongEnough, setPassword, settingsDecide } from './set-password.ts';
import { accountName, beginSession, requireUser } from '../signed-in.ts';

const NOT_RIGHT = 'The current password is not right';

/** Changes the signed-in person's password. Other sessions end; this one gets a new id. @throws NotSignedIn */
export async function changePassword(ctx: Context, input: z.input<typeof changePasswordInput>): Promise<Done | WrongCredentials> {
  const user = await requireUser(ctx);
  const { id, passwordHash: known } = user;
  const { currentPassword, newPassword } = parseInput(changePasswordInput, input);
  requireLongEnough(user, newPassword, 'newPassword');
  const isRight = await guessPassword(ctx, { account: accountName(user), user }, () => verifyPassword(currentPassword, known));
  if (!isRight) return wrongCredentials(NOT_RIGHT);
  const passwordHash = await hashPassword(newPassword);
  const changed = await inTransaction(ctx, async (tx) => {
    const locked = await lockUser(tx, id);
    // Reset or changed elsewhere since it was compared: what was right then gives no right now.
    if (locked.passwordHash !== known) return null;
    await setPassword(tx, locked, passwordHash);
    await recordAudit(tx, `user:${id}`, 'password-changed', `user:${id}`);
    return locked;
  });
  if (!changed) return wrongCredentials(NOT_RIGHT);
  await ctx.session.endAll(id, { exceptOwn: true });
  await beginSession(ctx, changed);
  return done('Your password has been changed.', settingsDecide(user) ?? passwordWarning(newPassword, user.email));
}

/** The worker's notice, so that an owner learns of a change that was not theirs. */
export async function mailPasswordChanged(ctx: Context, { userId, changedAt }: { userId: number; changedAt: string }): Promise<void> {
  const user = await ctx.em.findOne(User, { id: userId });
  if (!user?.email) return;
  const { PUBLIC_URL: origin } = ctx.env;
  const mail = await renderPasswordChanged({
    origin,
    isSandbox: ctx.env.modes.mail === 'sandbox',
    year: ctx.clock.now().getUTCFullYear(),
    firstName: user.firstName,
    loginUrl: new URL('/login', origin).href,
  });
  const stamp = changedAt.replaceAll(/\D/g, '');
  await sendMail(ctx, { messageId: `password-changed.${userId}.${stamp}@${new URL(origin).hostname}`, to: user.email, ...mail });
}
