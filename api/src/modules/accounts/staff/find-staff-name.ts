import type { Context } from '../../../platform/context/context.ts';
import { User } from '../accounts.entity.ts';

/** What the portal calls somebody of the audit log (`user:12`, `system`): their user name, or else their first name. */
export async function findStaffName(ctx: Context, actor: string): Promise<string> {
  const id = /^user:(\d+)$/.exec(actor)?.[1];
  const user = id ? await ctx.em.findOne(User, { id: Number(id) }) : null;
  return user?.username ?? user?.firstName ?? actor;
}
