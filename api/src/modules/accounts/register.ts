import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { z } from 'zod';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { recordAudit } from '../audit/index.ts';
import { User } from './accounts.entity.ts';
import { type EmailTaken, emailTaken, type SignedIn, signedIn } from './accounts.results.ts';
import { normalEmail, registerInput } from './accounts.rules.ts';
import { hashPassword } from './passwords/argon2.ts';
import { passwordWarning } from './passwords/common-passwords.ts';
import { beginSession } from './signed-in.ts';

/**
 * Opens a customer account and signs the person in. Orders that a guest placed with the same address stay where they are
 * until the address is proven (docs/reliability.md, ORD-03); no address gives a role (AUT-14).
 */
export async function register(ctx: Context, input: z.input<typeof registerInput>): Promise<SignedIn | EmailTaken> {
  await ctx.rateLimit('register');
  const { firstName, lastName, email, password } = parseInput(registerInput, input);
  // Before the account is made: it must not be left behind by a 503.
  await ctx.session.ready();
  const passwordHash = await hashPassword(password);
  if (isReserved(ctx, email)) return emailTaken();
  try {
    const user = await inTransaction(ctx, async (tx) => {
      const created = tx.em.create(User, { firstName, lastName, email, passwordHash, createdAt: tx.clock.now() });
      await tx.em.flush();
      await recordAudit(tx, `user:${created.id}`, 'registered', `user:${created.id}`);
      return created;
    });
    await beginSession(ctx, user);
    return signedIn(user, passwordWarning(password, email));
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return emailTaken();
    throw error;
  }
}

/** The administrator's address is nobody else's, whether or not the account exists yet. */
function isReserved({ env }: Context, email: string): boolean {
  return env.staff !== null && normalEmail(env.staff.adminEmail) === email;
}
