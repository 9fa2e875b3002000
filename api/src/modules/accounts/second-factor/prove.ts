import type { Context } from '../../../platform/context/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { User } from '../accounts.entity.ts';
import { type Done, done, type SignedIn, signedIn, type WrongCredentials, wrongCredentials } from '../accounts.results.ts';
import { verifyPassword } from '../passwords/argon2.ts';
import { guessPassword } from '../passwords/guesses.ts';
import { accountName, asStaff, beginSession, requireProof, requireStaff, stampOf } from '../signed-in.ts';
import { checkCode } from './check-code.ts';
import { WRONG_CODE } from './set-up.ts';

const SIGN_IN_AGAIN = 'Please sign in again';

/** Ends a sign-in whose password was right: by a code of the app, or a recovery code. @throws TooMany */
export async function confirmSecondFactor(ctx: Context, code: string): Promise<SignedIn | WrongCredentials> {
  const step = await ctx.session.secondStep();
  const user = step && (await ctx.em.findOne(User, { id: step.userId }, { refresh: true }));
  // A new password since then voids the step, as it does sessions.
  if (!user || stampOf(user) !== step.stamp) return wrongCredentials(SIGN_IN_AGAIN);
  if (!(await checkCode(ctx, user, code))) return wrongCredentials(WRONG_CODE);
  await beginSession(ctx, user);
  if (user.role !== 'customer') await recordAudit(ctx, accountName(user), 'staff-signed-in', accountName(user));
  return signedIn(user);
}

/** Staff prove once more who they are: by the code of the app if they have one, else by the password. @throws NotAllowed, TooMany */
export async function proveIdentity(ctx: Context, passwordOrCode: string): Promise<Done | WrongCredentials> {
  const user = await requireStaff(ctx);
  const isRight = user.totpConfirmedAt
    ? await checkCode(ctx, user, passwordOrCode)
    : await guessPassword(ctx, { account: accountName(user), user }, () => verifyPassword(passwordOrCode, user.passwordHash));
  if (!isRight) return wrongCredentials(user.totpConfirmedAt ? WRONG_CODE : 'The current password is not right');
  await ctx.session.keepProof();
  return done('Thank you.');
}

/** Asks whether the person may export now; a file that is refused would only be a page of words. @throws NotAllowed, ProofRequired */
export async function confirmExport(ctx: Context): Promise<Done> {
  await requireProof(await asStaff(ctx, 'admin'));
  return done('You may export now.');
}
