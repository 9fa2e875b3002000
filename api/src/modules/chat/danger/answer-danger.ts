import { randomUUID } from 'node:crypto';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { ChatMessage } from '../chat.entity.ts';
import { CHAT_LOCK, type TurnInput } from '../chat.rules.ts';
import { keepHealthWishes } from '../wishes/guard-turn.ts';
import { dangerReply } from './danger-replies.ts';
import { findDanger } from './danger.rules.ts';

/**
 * Stores a message of somebody in danger with the shop's own reply: no model, no budget, no limit of the chat, and no wait for a turn that is
 * under way. Both are flagged, so no model is shown them later.
 * @returns the reply, or null when the message says nothing of danger
 */
export async function answerDanger(ctx: Context, userId: number, { message, clientKey, ...input }: TurnInput): Promise<ChatMessage | null> {
  const found = input.retryOf ? null : findDanger(message);
  if (!found) return null;
  ctx.log.info({ userId, danger: found.danger }, 'chat message of somebody in danger');
  const place = { userId, sessionId: input.sessionId, coffeeSlug: input.coffeeSlug };
  return inTransaction(ctx, async (tx) => {
    await tx.em.execute('select pg_advisory_xact_lock(?, ?)', [CHAT_LOCK, userId]);
    const known = clientKey ? await tx.em.findOne(ChatMessage, { userId, clientKey }) : null;
    if (known) return known;
    const newest = await tx.em.findOne(ChatMessage, place, { orderBy: { sequence: 'desc' } });
    const sequence = (newest?.sequence ?? 0) + 1;
    const flagged = { ...place, isFlagged: true, createdAt: tx.clock.now() };
    const said = tx.em.create(ChatMessage, { id: randomUUID(), ...flagged, sequence, sender: 'user', text: message });
    const reply = tx.em.create(ChatMessage, {
      id: randomUUID(),
      ...flagged,
      sequence: sequence + 1,
      sender: input.coffeeSlug,
      text: dangerReply(found),
      replyToId: said.id,
      clientKey: clientKey ?? null,
    });
    await tx.em.flush();
    await keepHealthWishes(tx, userId, message);
    return reply;
  });
}
