import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { actorName, type Context, inTransaction } from '../../platform/context/context.ts';
import { secondsLater } from '../../platform/lib/clock.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { rowId } from '../../platform/input/row-id.ts';
import { JobFailedForGood } from '../../platform/outbox/define-job.ts';
import { lockClaim } from '../../platform/outbox/job-claim.ts';
import { enqueueAfterCommit } from '../../platform/outbox/enqueue.ts';
import { recordAudit } from '../audit/index.ts';
import { acceptedStaffInput, asStaff, type Done, done, makeStaffAccount, requireProof, staffEmail } from '../accounts/index.ts';
import { ADDRESS_REFUSED, renderStaffInvite, sendMail } from '../mail/index.ts';
import { mailStaffInviteJob } from './staff.jobs.ts';
import { StaffInvite, staffRoles } from './staff.entity.ts';
import { type InviteInvalid, inviteInvalid, type StaffChangeRefused, staffChangeRefused } from './staff.results.ts';

const VALID_SECONDS = 3 * 24 * 3600;
const inviteInput = z.object({ email: staffEmail, role: z.enum(staffRoles) });

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Invites an address to the staff, for three days; an earlier invitation of the address ends. @throws NotAllowed, ProofRequired, InvalidInput */
export async function inviteStaff(ctx: Context, input: z.input<typeof inviteInput>): Promise<Done | StaffChangeRefused> {
  const staff = await asStaff(ctx, 'admin');
  await requireProof(staff);
  const { email, role } = parseInput(inviteInput, input);
  return inTransaction(staff, async (tx) => {
    const [member] = await tx.em.execute<{ id: number }[]>(`select id from users where email = ? and role <> 'customer'`, [email]);
    if (member) return staffChangeRefused('This address belongs to the staff already');
    const now = tx.clock.now();
    await tx.em.nativeUpdate(StaffInvite, { email, endedAt: null }, { endedAt: now });
    const expiresAt = secondsLater(now, VALID_SECONDS);
    const invite = tx.em.create(StaffInvite, { email, role, expiresAt, actor: actorName(tx.actor), createdAt: now });
    await tx.em.flush();
    await recordAudit(tx, actorName(tx.actor), 'staff-invited', `invite:${invite.id}`, { after: { email, role } });
    await enqueueAfterCommit(tx, mailStaffInviteJob, `invite:${invite.id}`, { inviteId: invite.id });
    return done(`${email} is invited.`);
  });
}

/** Withdraws an invitation; its link ends. @throws NotAllowed */
export async function withdrawStaffInvite(ctx: Context, id: string): Promise<Done> {
  const staff = await asStaff(ctx, 'admin');
  const inviteId = rowId(id);
  await inTransaction(staff, async (tx) => {
    const ended = await tx.em.nativeUpdate(StaffInvite, { id: inviteId, endedAt: null }, { endedAt: tx.clock.now() });
    if (ended > 0) await recordAudit(tx, actorName(tx.actor), 'staff-invite-withdrawn', `invite:${inviteId}`);
  });
  return done('The invitation is withdrawn.');
}

/** Makes the token, stores its hash and mails the link. Another try makes another token; the earlier is void. */
export async function mailStaffInvite(ctx: Context, { inviteId }: { inviteId: number }): Promise<void> {
  const invite = await ctx.em.findOne(StaffInvite, { id: inviteId, endedAt: null });
  if (!invite) return;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  await inTransaction(ctx, async (tx) => {
    await lockClaim(tx);
    await tx.em.nativeUpdate(StaffInvite, { id: inviteId }, { tokenHash });
  });
  const link = new URL('/staff-invite', ctx.env.PUBLIC_URL);
  link.searchParams.set('token', token);
  const mail = await renderStaffInvite({
    origin: ctx.env.PUBLIC_URL,
    isSandbox: ctx.env.modes.mail === 'sandbox',
    year: ctx.clock.now().getUTCFullYear(),
    inviteUrl: link.href,
    role: invite.role,
  });
  const isSent = await sendMail(ctx, {
    messageId: `staff-invite.${inviteId}.${tokenHash.slice(0, 12)}@${link.hostname}`,
    to: invite.email,
    ...mail,
  });
  if (!isSent) throw new JobFailedForGood(ADDRESS_REFUSED);
}

/** Accepts an invitation: the account of its address has the role and this password from now on. @throws InvalidInput */
export async function acceptStaffInvite(
  ctx: Context,
  input: z.input<typeof acceptedStaffInput> & { token: string },
): Promise<Done | InviteInvalid> {
  await ctx.rateLimit('resetRequests');
  const tokenHash = hashToken(String(input.token));
  const account = parseInput(acceptedStaffInput, input);
  const isOpen = await ctx.em.findOne(StaffInvite, { tokenHash, endedAt: null, expiresAt: { $gt: ctx.clock.now() } });
  if (!isOpen) return inviteInvalid();
  const accepted = await makeStaffAccount(ctx, account, async (tx) => {
    // The row's lock lets one of many parallel tries through.
    const [invite] = await tx.em.execute<{ id: number; email: string; role: StaffInvite['role'] }[]>(
      `update staff_invite set ended_at = ? where token_hash = ? and ended_at is null and expires_at > ? returning id, email, role`,
      [tx.clock.now(), tokenHash, tx.clock.now()],
    );
    return invite ? { ...invite, subject: `invite:${invite.id}` } : null;
  });
  return accepted ? done('Welcome to the staff. You can log in now.') : inviteInvalid();
}
