import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../platform/context/context.ts';
import { ChatModelError } from '../../../platform/gateways/openai/chat-gateway.ts';
import type { CatalogSnapshot, Persona } from '../../catalog/index.ts';
import { refundTurn } from '../budgets.ts';
import { TasteProfile } from '../chat.entity.ts';
import { hasText } from '../../../platform/lib/input-text.ts';
import { withRetry } from '../../../platform/lib/with-retry.ts';
import { fallbackLine, GO_ON, refusalLine } from '../model/stored-lines.ts';
import { learnTaste } from '../taste-profile.ts';
import { dangerReply } from '../danger/danger-replies.ts';
import { findDanger } from '../danger/danger.rules.ts';
import type { BegunTurn } from './begin-turn.ts';
import { finishTurn, keepPartial, type ReplyContent } from './finish-turn.ts';
import { freshChips } from '../tools/fresh-chips.ts';
import { guardTurn } from '../wishes/guard-turn.ts';
import { isOfOthers } from '../wishes/of-whom.ts';
import { writeReply } from './write-reply.ts';
import { abortAfter } from '../../../platform/lib/with-timeout.ts';

export interface TurnListener {
  /** Aborted when the connection closes or the visitor presses Stop. */
  readonly closed: AbortSignal;
  said(piece: string): void;
}

/** A reply goes on for this long while the process shuts down; the rest of the 10 s of http/shut-down.ts is for storing it. */
const ENDING_GRACE_MS = 5_000;

const bare = { cards: [], cardGrind: null, chips: [], handOverSlug: null, tokens: 0, isFlagged: false };

/** Aborted `ENDING_GRACE_MS` after the shutdown began. */
function untilEnding(ending: AbortSignal): { signal: AbortSignal; dispose(): void } {
  const late = new AbortController();
  function wait(): void {
    return void pause(ENDING_GRACE_MS, undefined, { ref: false, signal: late.signal }).then(
      () => late.abort(),
      () => undefined,
    );
  }
  if (ending.aborted) wait();
  else ending.addEventListener('abort', wait, { once: true });
  return {
    signal: late.signal,
    dispose: () => ending.removeEventListener('abort', wait),
  };
}

/** PostgreSQL restarts within seconds; the reply is stored after that. */
const STORE_ATTEMPTS = 4;
const STORE_PAUSE_MS = 700;

/**
 * Answers a begun turn, whatever the model does: within CHAT_TURN_SECONDS there is a reply, in the character's voice, and it is
 * stored. No connection of the database is held while a model is asked.
 */
export async function runTurn(
  ctx: Context,
  turn: BegunTurn,
  { persona, catalog }: { persona: Persona; catalog: CatalogSnapshot },
  listener: TurnListener,
): Promise<void> {
  const deadline = abortAfter(ctx.env.CHAT_TURN_SECONDS * 1_000);
  const ending = untilEnding(ctx.ending);
  const signal = AbortSignal.any([listener.closed, deadline, ending.signal]);
  try {
    const content = await compose(ctx, turn, { persona, catalog, signal, listener });
    await withRetry(STORE_ATTEMPTS, STORE_PAUSE_MS, () => finishTurn(ctx, turn, content));
  } finally {
    ending.dispose();
  }
}

/** The taste profile is optional: when it cannot be read or stored, the chat goes on. */
async function orNullWhenFailed<T>(ctx: Context, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    ctx.log.warn({ err: error }, 'chat went on without the taste profile');
    return null;
  }
}

interface Stage {
  persona: Persona;
  catalog: CatalogSnapshot;
  signal: AbortSignal;
  listener: TurnListener;
}

async function compose(ctx: Context, turn: BegunTurn, { persona, catalog, signal, listener }: Stage): Promise<ReplyContent> {
  const danger = findDanger(turn.message.text);
  // A reply that is tried again; a new message comes no further than answerDanger.
  if (danger) return { ...bare, text: dangerReply(danger), status: 'complete', engine: null, isFlagged: true };
  const moderation = await ctx.chat.moderate(turn.message.text, signal);
  if (moderation?.isFlagged) {
    ctx.log.info({ userId: turn.message.userId, isSelfHarm: moderation.isSelfHarm }, 'chat message refused by moderation');
    return { ...bare, text: refusalLine(persona, moderation.isSelfHarm), status: 'complete', engine: null, isFlagged: true };
  }
  if (listener.closed.aborted) {
    await refundTurn(ctx, turn.budgets);
    return { ...bare, text: '', status: 'stopped', engine: null };
  }
  const profile = await orNullWhenFailed(ctx, ctx.em.findOne(TasteProfile, { userId: turn.message.userId }));
  // Without its wishes nobody is offered anything: a stored line is said instead.
  const guard = await guardTurn(ctx, catalog, turn.message).catch((error: unknown) => {
    ctx.log.warn({ err: error, replyId: turn.reply.id }, 'the wishes of a chat were not read');
    return null;
  });
  if (!guard) return { ...bare, text: fallbackLine(persona, turn.reply.sequence), status: 'fallback', engine: null };
  const partial = keepPartial(ctx, turn.reply.id);
  const { draft, done } = writeReply(ctx, {
    turn,
    catalog,
    persona,
    profile,
    guard,
    signal,
    onText(piece, soFar) {
      listener.said(piece);
      partial.write(soFar);
    },
  });
  const fault = await done.then(
    () => null,
    (error: unknown) => error,
  );
  await partial.finished();
  if (!isOfOthers(turn.message.text)) await orNullWhenFailed(ctx, learnTaste(ctx, turn.message.userId, draft.wishes, catalog.vocabulary));
  const { cards, handOverSlug } = draft.notes;
  const cardGrind = cards.length > 0 ? guard.grind : null;
  const isCut = draft.isCut || fault !== null;
  const text = isCut ? draft.shown : draft.text;
  const said = {
    text,
    cards,
    cardGrind,
    chips: freshChips(draft.notes.chips, {
      message: turn.message.text,
      reply: text,
      grind: guard.grind,
      handOverName: (handOverSlug && catalog.personas.get(handOverSlug)?.name) ?? null,
      products: catalog.products,
    }),
    handOverSlug,
    engine: ctx.chat.model,
    tokens: draft.tokens,
    isFlagged: false,
  };
  const isBlank = !hasText(said.text);
  if (!isCut && !isBlank) return { ...said, status: 'complete' };
  if (listener.closed.aborted || (ctx.ending.aborted && !isBlank)) return { ...said, status: 'stopped' };
  // What was shown stays, and the next message can go on from there.
  if (!isBlank) return { ...said, chips: [GO_ON], status: 'cut' };
  if (fault instanceof ChatModelError && fault.kind === 'unreachable') await refundTurn(ctx, turn.budgets);
  ctx.log.warn(
    { err: fault ?? new ChatModelError('failed', 'The model said nothing'), replyId: turn.reply.id },
    'chat fell back on a stored line',
  );
  return { ...bare, text: fallbackLine(persona, turn.reply.sequence), tokens: draft.tokens, status: 'fallback', engine: null };
}
