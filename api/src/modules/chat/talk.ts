import { catalogOf, type Persona } from '../catalog/index.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../platform/context/context.ts';
import { Missing } from '../../platform/lib/access-errors.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { createBoundedQueue } from '../../platform/lib/bounded-queue.ts';
import { requireUser } from '../accounts/index.ts';
import { ChatMessage } from './chat.entity.ts';
import { answerDanger } from './danger/answer-danger.ts';
import { type CoffeeUnavailable, coffeeUnavailable, type OneAtATime, oneAtATime } from './chat.results.ts';
import { shownStatus, type TurnInput, turnInput } from './chat.rules.ts';
import type { ChatMessageView } from './chat.views.ts';
import { toMessageView } from './history.ts';
import { beginTurn, type TurnStart } from './turn/begin-turn.ts';
import { runTurn, type TurnListener } from './turn/run-turn.ts';

export interface Exchange {
  message: ChatMessageView;
  reply: ChatMessageView;
}

export interface TalkListener extends TurnListener {
  /** Before the first word. What is refused or stored in full comes without it. */
  started(exchange: Exchange): void;
}

const LOOK_AGAIN_MS = 250;
const MOST_TRIES = 4;
/**
 * Turns begin on a few of the process's connections only, so that a crowd at the counter leaves the rest of the shop its own; who
 * would wait longer than a second or two is refused at once.
 */
const runQueued = createBoundedQueue(4, 200, 'Everybody is talking at once! Please say that again in a moment.');

/**
 * Says something to a coffee and resolves with both sides once the reply is stored. The same clientKey is the same turn: it is
 * answered from what is stored, waited for where it is under way. One reply a person at a time.
 * @throws NotSignedIn, InvalidInput, Missing, TooMany
 */
export async function talk(ctx: Context, input: unknown, listener: TalkListener): Promise<Exchange | OneAtATime | CoffeeUnavailable> {
  const user = await requireUser(ctx);
  const wanted = parseInput(turnInput, input);
  // Before the coffee is looked up: it may have been deleted during the conversation.
  const care = await answerDanger(ctx, user.id, wanted);
  if (care) return readExchange(ctx, care);
  const catalog = await catalogOf(ctx).current();
  const persona = catalog.personas.get(wanted.coffeeSlug);
  if (!persona) return coffeeUnavailable();
  await ctx.rateLimit('chat');
  let start = await begin(ctx, user.id, wanted, persona);
  // After Stop the turn before is still being stored, for a moment.
  for (let tries = 0; start.kind === 'busy' && tries < MOST_TRIES && !listener.closed.aborted; tries += 1) {
    await pause(LOOK_AGAIN_MS);
    start = await begin(ctx, user.id, wanted, persona);
  }
  if (start.kind === 'busy') return oneAtATime();
  if (start.kind === 'known') {
    if (start.reply.status === 'streaming') listener.started(await readExchange(ctx, start.reply));
    await untilWritten(ctx, start.reply.id, listener.closed);
    return readExchange(ctx, start.reply);
  }
  const now = ctx.clock.now();
  listener.started({ message: toMessageView(start.message, catalog, now), reply: toMessageView(start.reply, catalog, now) });
  await runTurn(ctx, start, { persona, catalog }, listener);
  return readExchange(ctx, start.reply);
}

function begin(ctx: Context, userId: number, wanted: TurnInput, persona: Persona): Promise<TurnStart> {
  return countTurn(ctx, () => runQueued(() => beginTurn(ctx, userId, wanted, persona)));
}

/** Counts turns that begin against the visitor's limit of the day, for all accounts (docs/reliability.md, CHT-11). @throws TooMany */
async function countTurn(ctx: Context, beginOne: () => Promise<TurnStart>): Promise<TurnStart> {
  await ctx.rateLimit('chatDay');
  let isBegun = false;
  try {
    const start = await beginOne();
    isBegun = start.kind === 'begun';
    return start;
  } finally {
    if (!isBegun) await ctx.undoRateLimit('chatDay');
  }
}

/** The process that writes it may be another one, so the database is asked. Its lease bounds the wait. */
async function untilWritten(ctx: Context, replyId: string, closed: AbortSignal): Promise<void> {
  while (!closed.aborted && !ctx.ending.aborted) {
    const reply = await ctx.em.findOne(ChatMessage, { id: replyId }, { refresh: true });
    if (!reply || shownStatus(reply, ctx.clock.now()) !== 'streaming') return;
    await pause(LOOK_AGAIN_MS);
  }
}

/** As stored. @throws Missing where the conversation was cleared meanwhile */
async function readExchange(ctx: Context, known: ChatMessage): Promise<Exchange> {
  const em = ctx.em.fork();
  const [reply, message] = await Promise.all([
    em.findOne(ChatMessage, { id: known.id }),
    known.replyToId ? em.findOne(ChatMessage, { id: known.replyToId }) : null,
  ]);
  if (!reply || !message) throw new Missing('This conversation was cleared meanwhile');
  const catalog = await catalogOf(ctx).current();
  const now = ctx.clock.now();
  return { message: toMessageView(message, catalog, now), reply: toMessageView(reply, catalog, now) };
}
