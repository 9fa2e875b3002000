import type { Context } from '../../../platform/context/context.ts';
import { ConfigError } from '../../../platform/config/config-error.ts';
import { publishedPasswords } from '../../../platform/config/providers.ts';
import { User } from '../accounts.entity.ts';
import { verifyPassword } from '../passwords/argon2.ts';

/**
 * To be called after alignStaff: no account of staff, however it became one, may open with a password that the repository publishes
 * (docs/reliability.md, AUT-21). @throws ConfigError
 */
export async function refuseDemoStaff(ctx: Context): Promise<void> {
  if (ctx.env.allowsDemoStaff) return;
  const staff = await ctx.em.find(User, { role: { $ne: 'customer' }, passwordHash: { $ne: null } });
  for (const { id, email, username, passwordHash } of staff) {
    for (const password of publishedPasswords) {
      if (!(await verifyPassword(password, passwordHash))) continue;
      const name = username ?? email ?? `user ${id}`;
      throw new ConfigError(`ADMIN_PASSWORD, COFFEE_ADMIN_PASSWORD: the staff account ${name} opens with a demo password; change it first`);
    }
  }
}
