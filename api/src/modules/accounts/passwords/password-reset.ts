import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { secondsLater } from '../../../platform/lib/clock.ts';
import { parseInput } from '../../../platform/lib/parse-input.ts';
import { lockClaim } from '../../../platform/outbox/job-claim.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import { recordAudit } from '../../audit/index.ts';
import { renderPasswordReset, sendMail } from '../../mail/index.ts';
import { mailPasswordResetJob } from '../accounts.jobs.ts';
import { PasswordReset, User } from '../accounts.entity.ts';
import { type Done, done, type ResetTokenInvalid, resetTokenInvalid } from '../accounts.results.ts';
import { forgotPasswordInput, resetPasswordInput } from '../accounts.rules.ts';
import { hashPassword } from './argon2.ts';
import { passwordWarning } from './common-passwords.ts';
import { accountName, stampOf } from '../signed-in.ts';
import { rememberDevice } from '../known-device.ts';
import { lockUser, requireLongEnough, setPassword, settingsDecide } from './set-password.ts';

const TOKEN_SECONDS = 30 * 60;
const HOUR_SECONDS = 3600;
/** Rows are of use for an hour; a week lets people look into what happened. */
const KEPT_SECONDS = 7 * 24 * HOUR_SECONDS;
/** First key of the advisory locks on addresses; any number that nobody else uses. */
const RESET_LOCK = 7_202_602;
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
const RESET_REQUESTED = 'If an account with that email exists, a password reset link is on its way.';

/**
 * Takes note that somebody wants a new password. Known and unknown addresses get the same answer for the same work: whether the
 * address is anybody's is found out by the worker (docs/reliability.md, AUT-03). Beyond some mails an hour nothing more is sent; saying
 * so would tell strangers about the address.
 */
export async function requestPasswordReset(ctx: Context, input: z.input<typeof forgotPasswordInput>): Promise<Done> {
  await ctx.rateLimit('resetRequests');
  const { email } = parseInput(forgotPasswordInput, input);
  await inTransaction(ctx, async (tx) => {
    // Requests for one address pass one by one, so that the count holds.
    await tx.em.execute('select pg_advisory_xact_lock(?, hashtext(?))', [RESET_LOCK, email]);
    const now = tx.clock.now();
    const lately = await tx.em.count(PasswordReset, { email, createdAt: { $gt: secondsLater(now, -HOUR_SECONDS) } });
    if (lately >= Math.max(1, Math.round(tx.env.RATE_LIMIT_RESET_MAILS * tx.env.RATE_LIMIT_FACTOR))) return;
    const reset = tx.em.create(PasswordReset, { email, createdAt: now });
    await tx.em.flush();
    await enqueueAfterCommit(tx, mailPasswordResetJob, `password-reset:${reset.id}`, { passwordResetId: reset.id });
  });
  return done(RESET_REQUESTED);
}

/** The worker's half: makes the token, stores its hash, mails the link. A second try makes a new token; the older is void. */
export async function mailPasswordReset(ctx: Context, passwordResetId: number): Promise<void> {
  await ctx.em.nativeDelete(PasswordReset, { createdAt: { $lt: secondsLater(ctx.clock.now(), -KEPT_SECONDS) } });
  const reset = await ctx.em.findOne(PasswordReset, { id: passwordResetId, usedAt: null });
  const user = reset && (await ctx.em.findOne(User, { email: reset.email }));
  if (!reset || !user) return;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  await inTransaction(ctx, async (tx) => {
    // A worker that lost its claim would void the link that another has mailed.
    await lockClaim(tx);
    await tx.em.nativeUpdate(PasswordReset, { id: reset.id }, { tokenHash, expiresAt: secondsLater(tx.clock.now(), TOKEN_SECONDS) });
  });
  const link = new URL('/reset-password', ctx.env.PUBLIC_URL);
  link.searchParams.set('token', token);
  const mail = await renderPasswordReset({
    origin: ctx.env.PUBLIC_URL,
    isSandbox: ctx.env.modes.mail === 'sandbox',
    year: ctx.clock.now().getUTCFullYear(),
    firstName: user.firstName,
    resetUrl: link.href,
  });
  // Another link is another mail: under one Message-ID a mailbox would keep the older, whose link is void.
  const messageId = `password-reset.${reset.id}.${tokenHash.slice(0, 12)}@${link.hostname}`;
  await sendMail(ctx, { messageId, to: reset.email, ...mail });
}

/** Whose token it is; null when nobody's, or no longer: used, run out, or overtaken by a newer one. */
async function findOwner(ctx: Context, token: string): Promise<User | null> {
  const [owner] = await ctx.em.execute<{ id: number }[]>(
    `select u.id from password_reset r join users u on u.email = r.email
     where r.token_hash = ? and r.used_at is null and r.expires_at > ?
       and not exists (select 1 from password_reset newer where newer.email = r.email and newer.id > r.id and newer.token_hash is not null)`,
    [hashToken(token), ctx.clock.now()],
  );
  return owner ? ctx.em.findOne(User, { id: owner.id }) : null;
}

/**
 * Sets a new password by a mailed token: the newest of the address, once, within 30 minutes. Every session of the person ends;
 * nobody is signed in by it. The person's row lock lets one of many parallel tries through.
 */
export async function resetPassword(ctx: Context, input: z.input<typeof resetPasswordInput>): Promise<Done | ResetTokenInvalid> {
  await ctx.rateLimit('resetRequests');
  const { token, password } = parseInput(resetPasswordInput, input);
  const owner = await findOwner(ctx, token);
  if (!owner) return resetTokenInvalid();
  requireLongEnough(owner, password, 'password');
  const passwordHash = await hashPassword(password);
  const changed = await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, owner.id);
    if (!(await findOwner(tx, token))) return null;
    // Uses up this token with all others of the person.
    user.emailProvenAt = tx.clock.now();
    await setPassword(tx, user, passwordHash);
    await recordAudit(tx, `user:${user.id}`, 'password-reset', `user:${user.id}`);
    return user;
  });
  if (!changed) return resetTokenInvalid();
  // The owner's mailbox is a proof: this browser signs in, also while strangers guess at the account (docs/reliability.md, AUT-20).
  rememberDevice(ctx, accountName(changed), stampOf(changed));
  await endSessionsQuietly(ctx, owner.id);
  return done('Your password has been reset. You can log in with it now.', settingsDecide(owner) ?? passwordWarning(password, owner.email));
}

/** The database has already voided the sessions; clearing them out of Redis is tidiness, so its absence is no failure. */
function endSessionsQuietly(ctx: Context, userId: number): Promise<void> {
  return ctx.session
    .endAll(userId, { exceptOwn: false })
    .catch((error: unknown) => ctx.log.info({ err: error }, 'sessions left to run out'));
}
