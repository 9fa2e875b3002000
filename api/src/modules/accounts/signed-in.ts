import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context/context.ts';
import { NotAllowed, NotSignedIn, ProofRequired, SecondFactorMissing } from '../../platform/lib/access-errors.ts';
import { type Role, User } from './accounts.entity.ts';
import { rememberDevice } from './known-device.ts';

const asked = new WeakMap<Context, Promise<User | null>>();

/**
 * Changes with the password and with "sign out everywhere else". A session carries the stamp its login was checked against, so
 * the database alone ends it, without Redis and without comparing clocks, also when login and reset cross.
 */
export function stampOf({ passwordHash, sessionsValidFrom }: Pick<User, 'passwordHash' | 'sessionsValidFrom'>): string {
  return createHash('sha256')
    .update(`${passwordHash ?? ''} ${sessionsValidFrom?.getTime() ?? ''}`)
    .digest('base64url');
}

/** Under which all guesses at the account's password are counted, whatever name they were made with. */
export function accountName({ id }: Pick<User, 'id'>): string {
  return `user:${id}`;
}

async function readUser(ctx: Context): Promise<User | null> {
  const session = await ctx.session.read();
  if (!session) return null;
  const user = await ctx.em.findOne(User, { id: session.userId }, { refresh: true });
  return user && stampOf(user) === session.stamp ? user : null;
}

/** The person who is signed in, read once a request; role and name are the database's of this moment. */
export function currentUser(ctx: Context): Promise<User | null> {
  const known = asked.get(ctx);
  if (known) return known;
  const asking = readUser(ctx);
  asked.set(ctx, asking);
  return asking;
}

/** To be called where a use-case has changed who is signed in. */
export function forgetCurrentUser(ctx: Context): void {
  return void asked.delete(ctx);
}

/** Signs the person in under a new session id. `user` as it was when its password was checked. */
export async function beginSession(ctx: Context, user: User): Promise<void> {
  await ctx.session.begin(user.id, stampOf(user));
  rememberDevice(ctx, accountName(user), stampOf(user));
  forgetCurrentUser(ctx);
}

/** @throws NotSignedIn */
export async function requireUser(ctx: Context): Promise<User> {
  const user = await currentUser(ctx);
  if (!user) throw new NotSignedIn('Please sign in first');
  return user;
}

const ranks: Record<Role, number> = { customer: 0, 'coffee-admin': 1, admin: 2 };

/** An admin may do all that a coffee admin may. @throws NotAllowed with the specified text, for strangers and customers alike. */
export async function requireRole(ctx: Context, role: Exclude<Role, 'customer'>): Promise<User> {
  const user = await currentUser(ctx);
  if (!user || ranks[user.role as Role] < ranks[role]) throw new NotAllowed('Admin access required');
  if (ctx.env.STAFF_SECOND_FACTOR === 'required' && !user.totpConfirmedAt)
    throw new SecondFactorMissing('Set up your authenticator app first');
  return user;
}

/** Any member of the staff, with or without a second factor; for the use-cases that set it up. @throws NotAllowed */
export async function requireStaff(ctx: Context): Promise<User> {
  const user = await currentUser(ctx);
  if (!user || user.role === 'customer') throw new NotAllowed('Admin access required');
  return user;
}

const PROOF_MS = 10 * 60_000;

/** For what moves money, rights or all data: the person proved who they are in the last ten minutes. @throws ProofRequired */
export async function requireProof(ctx: Context): Promise<void> {
  const provenAt = await ctx.session.provenAt();
  if (!provenAt || ctx.clock.now().getTime() - provenAt.getTime() > PROOF_MS) throw new ProofRequired('Confirm that it is you first');
}

/** The same context with this person as its actor: trails then name them. Every use-case of the staff begins with it. @throws as requireRole */
export async function asStaff(ctx: Context, role: Exclude<Role, 'customer'>): Promise<Context> {
  const user = await requireRole(ctx, role);
  if (ctx.actor.kind !== 'visitor') return ctx;
  const staff: Context = { ...ctx, actor: { kind: 'user', userId: user.id, ip: ctx.actor.ip } };
  asked.set(staff, Promise.resolve(user));
  return staff;
}
