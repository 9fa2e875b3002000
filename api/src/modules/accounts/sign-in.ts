import type { z } from 'zod';
import type { Context } from '../../platform/context/context.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { recordAudit } from '../audit/index.ts';
import { User } from './accounts.entity.ts';
import { type LoginResult, secondFactorRequired, signedIn, type WrongCredentials, wrongCredentials } from './accounts.results.ts';
import { adminLoginInput, loginInput, normalEmail } from './accounts.rules.ts';
import { guessPassword } from './passwords/guesses.ts';
import { verifyPassword } from './passwords/argon2.ts';
import { accountName, beginSession, forgetCurrentUser, stampOf } from './signed-in.ts';

/**
 * Signs a person in by e-mail and password. Unknown address and wrong password take as long and read the same.
 * @throws TooMany after too many failures
 */
export async function login(ctx: Context, input: z.input<typeof loginInput>): Promise<typeof LoginResult> {
  const { email, password } = parseInput(loginInput, input);
  const user = await ctx.em.findOne(User, { email }, { refresh: true });
  return signInAs(ctx, user, email, password, wrongCredentials());
}

/**
 * Signs staff in by user name (or e-mail) and password; a customer's is refused like an unknown one. Guesses count for the account that
 * has the name, as at the other sign-in: the limit must not reveal which addresses are staff's (docs/reliability.md, AUT-23).
 */
export async function adminLogin(ctx: Context, input: z.input<typeof adminLoginInput>): Promise<typeof LoginResult> {
  const { username, password } = parseInput(adminLoginInput, input);
  const email = normalEmail(username);
  const named = await ctx.em.find(User, { $or: [{ username }, { email }] }, { refresh: true });
  const staff = named.find(({ role }) => role !== 'customer') ?? null;
  const account = staff ?? named[0];
  return signInAs(ctx, staff, account ? accountName(account) : email, password, wrongCredentials('Invalid credentials'));
}

async function signInAs(
  ctx: Context,
  user: User | null,
  name: string,
  password: string,
  refusal: WrongCredentials,
): Promise<typeof LoginResult> {
  // Before the password is checked: without a session store the response must not depend on it.
  await ctx.session.ready();
  const account = user ? accountName(user) : name;
  const isRight = await guessPassword(ctx, { account, user }, () => verifyPassword(password, user?.passwordHash ?? null));
  if (!user || !isRight) return refusal;
  if (user.totpConfirmedAt) {
    await ctx.session.beginSecondStep(user.id, stampOf(user));
    return secondFactorRequired();
  }
  await beginSession(ctx, user);
  if (user.role !== 'customer') await recordAudit(ctx, `user:${user.id}`, 'staff-signed-in', `user:${user.id}`);
  return signedIn(user);
}

export async function logout(ctx: Context): Promise<void> {
  await ctx.session.end();
  forgetCurrentUser(ctx);
}
