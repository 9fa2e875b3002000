import { randomUUID } from 'node:crypto';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import type { Persona } from '../../catalog/index.ts';
import { reserveTurn } from '../budgets.ts';
import { ChatMessage } from '../chat.entity.ts';
import { CHAT_LOCK, GREETING_ENGINE, HELLO, LEASE_SECONDS, type TurnInput, WINDOW_MESSAGES } from '../chat.rules.ts';
import { openingChips } from '../model/stored-lines.ts';

/** A turn that is stored and counted, and that nobody else of this person runs meanwhile. */
export interface BegunTurn {
  kind: 'begun';
  message: ChatMessage;
  reply: ChatMessage;
  /** What was said before, oldest first. */
  window: ChatMessage[];
  /** What was replied before, when it is tried again; the newest last. */
  earlier: ChatMessage[];
  budgets: string[];
}

/** `known`: this very turn is stored already, perhaps still under way. `busy`: another one of this person is under way. */
export type TurnStart = BegunTurn | { kind: 'known'; reply: ChatMessage } | { kind: 'busy' };

interface Place {
  userId: number;
  sessionId: string;
  coffeeSlug: string;
}

/** Under the person's lock: stores the message and an empty reply, takes the lease, counts the budgets; all or nothing. @throws TooMany, InvalidInput */
export function beginTurn(ctx: Context, userId: number, input: TurnInput, persona: Persona): Promise<TurnStart> {
  return inTransaction(ctx, async (tx): Promise<TurnStart> => {
    const place: Place = { userId, sessionId: input.sessionId, coffeeSlug: input.coffeeSlug };
    await tx.em.execute('select pg_advisory_xact_lock(?, ?)', [CHAT_LOCK, userId]);
    const known = input.clientKey ? await tx.em.findOne(ChatMessage, { userId, clientKey: input.clientKey }) : null;
    if (known) return { kind: 'known', reply: known };
    const newest = await tx.em.findOne(ChatMessage, place, { orderBy: { sequence: 'desc' } });
    if (!input.retryOf && input.message === HELLO) {
      if (!newest) return { kind: 'known', reply: await greet(tx, place, input, persona) };
      // The panel says hello when it opens; a page that opens it twice is greeted once.
      if (newest.engine === GREETING_ENGINE) return { kind: 'known', reply: newest };
    }
    const replyId = randomUUID();
    if (!(await takeLease(tx, userId, replyId))) return { kind: 'busy' };
    // With the lease free, a reply that still streams belongs to a process that has crashed.
    await tx.em.nativeUpdate(ChatMessage, { userId, status: 'streaming' }, { status: 'stopped' });
    const { message, earlier } = input.retryOf
      ? await hideLastReply(tx, place, input.retryOf, newest)
      : { message: sayMessage(tx, place, input.message, (newest?.sequence ?? 0) + 1), earlier: [] };
    const reply = tx.em.create(ChatMessage, {
      id: replyId,
      ...place,
      sequence: Math.max(message.sequence, newest?.sequence ?? 0) + 1,
      sender: persona.slug,
      text: '',
      status: 'streaming',
      engine: tx.chat.model,
      replyToId: message.id,
      clientKey: input.clientKey ?? null,
      createdAt: tx.clock.now(),
    });
    await tx.em.flush();
    const window = await readWindow(tx, place, message.sequence);
    return { kind: 'begun', message, reply, window, earlier, budgets: await reserveTurn(tx, userId) };
  });
}

function sayMessage(tx: Context, place: Place, text: string, sequence: number): ChatMessage {
  return tx.em.create(ChatMessage, { id: randomUUID(), ...place, sequence, sender: 'user', text, createdAt: tx.clock.now() });
}

/** The first Hello is answered with the stored greeting: no model, no budget. */
async function greet(tx: Context, place: Place, { message, clientKey }: TurnInput, persona: Persona): Promise<ChatMessage> {
  const said = sayMessage(tx, place, message, 1);
  const reply = tx.em.create(ChatMessage, {
    id: randomUUID(),
    ...place,
    sequence: 2,
    sender: persona.slug,
    text: persona.greeting,
    engine: GREETING_ENGINE,
    chips: openingChips(persona),
    replyToId: said.id,
    clientKey: clientKey ?? null,
    createdAt: tx.clock.now(),
  });
  await tx.em.flush();
  return reply;
}

/** By the database's clock, which all replicas share. */
async function takeLease(tx: Context, userId: number, replyId: string): Promise<boolean> {
  const taken = await tx.em.execute<unknown[]>(
    `insert into chat_turn as turn (user_id, reply_id, leased_until) values (?, ?, now() + make_interval(secs => ?))
     on conflict (user_id) do update set reply_id = excluded.reply_id, leased_until = excluded.leased_until
     where turn.leased_until < now() returning user_id`,
    [userId, replyId, LEASE_SECONDS],
  );
  return taken.length > 0;
}

async function hideLastReply(tx: Context, place: Place, retryOf: string, newest: ChatMessage | null) {
  const isLast = newest?.id === retryOf && newest.replyToId !== null;
  const message = isLast ? await tx.em.findOne(ChatMessage, { ...place, id: newest.replyToId! }) : null;
  if (!message || !newest) throw new InvalidInput('Only the last reply can be tried again');
  newest.isHidden = true;
  const earlier = await tx.em.find(ChatMessage, { ...place, replyToId: message.id }, { orderBy: { sequence: 'asc' } });
  return { message, earlier };
}

async function readWindow(tx: Context, place: Place, beforeSequence: number): Promise<ChatMessage[]> {
  const said = await tx.em.find(
    ChatMessage,
    { ...place, isHidden: false, isFlagged: false, text: { $ne: '' }, sequence: { $lt: beforeSequence } },
    { orderBy: { sequence: 'desc' }, limit: WINDOW_MESSAGES },
  );
  return said.toReversed();
}
