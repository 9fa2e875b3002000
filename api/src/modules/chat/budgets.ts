import { deleteInBatches } from '../../platform/db/delete-in-batches.ts';
import type { Context } from '../../platform/context/context.ts';
import { TooMany } from '../../platform/lib/access-errors.ts';

interface Budget {
  name: string;
  most: number;
  endsAt: Date;
  message: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What one turn of this person is counted against, in the order in which the rows are locked: the one that all share last and shortest. */
function budgetsOf({ env, clock }: Context, userId: number): Budget[] {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const minute = now.toISOString().slice(0, 16);
  const nextMinute = new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS);
  const tomorrow = new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
  return [
    {
      name: `user:${userId} ${minute}`,
      most: Math.max(1, Math.round(env.RATE_LIMIT_CHAT_MESSAGES * env.RATE_LIMIT_FACTOR)),
      endsAt: nextMinute,
      message: 'One sip at a time! Please wait a moment before you say more.',
    },
    {
      name: `user:${userId} ${today}`,
      most: env.CHAT_DAILY_MESSAGES,
      endsAt: tomorrow,
      message: 'You have talked the counter dry for today. The coffees are back tomorrow.',
    },
    {
      name: `everyone ${today}`,
      most: env.CHAT_DAILY_MESSAGES_ALL,
      endsAt: tomorrow,
      message: 'The coffees have lost their voices for today. Please come back tomorrow; the shop is open.',
    },
  ];
}

/**
 * Counts one turn against every budget, or against none: inside the caller's transaction, before any model is called, by
 * conditional upserts that hold for all replicas together. @throws TooMany
 */
export async function reserveTurn(ctx: Context, userId: number): Promise<string[]> {
  const budgets = budgetsOf(ctx, userId);
  for (const { name, most, endsAt, message } of budgets) {
    const counted = await ctx.em.execute<unknown[]>(
      `insert into chat_budget as budget (name, spent, expires_at) values (?, 1, ?)
       on conflict (name) do update set spent = budget.spent + 1 where budget.spent < ? returning name`,
      [name, endsAt, most],
    );
    if (counted.length === 0) throw new TooMany(message, Math.max(1, Math.ceil((endsAt.getTime() - ctx.clock.now().getTime()) / 1_000)));
  }
  return budgets.map(({ name }) => name);
}

/** Takes a turn off again that never reached a model. Tries still count by the minute, or a model that is down would be hammered. */
export async function refundTurn(ctx: Context, names: readonly string[]): Promise<void> {
  const [, ...byDay] = names;
  await ctx.em.execute(`update chat_budget set spent = spent - 1 where name in (${byDay.map(() => '?').join(', ')}) and spent > 0`, byDay);
}

/** Counts of periods that are over; swept in passing. */
export async function deleteSpentBudgets(ctx: Context): Promise<void> {
  await deleteInBatches(ctx, 'chat_budget', `expires_at < now() - interval '1 day'`);
}
