import type { Grind } from '../../catalog/index.ts';
import type { Context } from '../../../platform/context/context.ts';
import { ChatMessage, type ReplyStatus } from '../chat.entity.ts';
import type { BegunTurn } from './begin-turn.ts';

export interface ReplyContent {
  text: string;
  status: Exclude<ReplyStatus, 'streaming'>;
  engine: string | null;
  cards: string[];
  cardGrind: Grind | null;
  chips: string[];
  handOverSlug: string | null;
  tokens: number;
  isFlagged: boolean;
}

/**
 * Writes the reply for good and frees the person for the next turn, in one statement. A conversation that was cleared meanwhile
 * stays clear, and a turn that lost its lease to a later one no longer changes anything.
 */
export async function finishTurn(ctx: Context, { message, reply }: BegunTurn, content: ReplyContent): Promise<void> {
  const { text, status, engine, cards, cardGrind, chips, handOverSlug, tokens, isFlagged } = content;
  await ctx.em.execute(
    `with written as (
       update chat_message set text = ?, status = ?, engine = ?, hand_over_slug = ?, is_flagged = ?, card_grind = ?, tokens = ?,
         cards = array(select jsonb_array_elements_text(?::jsonb)), chips = array(select jsonb_array_elements_text(?::jsonb))
       where id = ? and status = 'streaming'),
     flagged as (update chat_message set is_flagged = true where id = ? and ?)
     delete from chat_turn where user_id = ? and reply_id = ?`,
    [
      text,
      status,
      engine,
      handOverSlug,
      isFlagged,
      cardGrind,
      tokens,
      JSON.stringify(cards),
      JSON.stringify(chips),
      reply.id,
      message.id,
      isFlagged,
      reply.userId,
      reply.id,
    ],
  );
}

const WRITE_EVERY_MS = 1_000;

/** Keeps what was said so far, once a second at most and one write at a time: a crash loses a second of talk. */
export function keepPartial(ctx: Context, replyId: string): { write(text: string): void; finished(): Promise<void> } {
  let writing: Promise<void> = Promise.resolve();
  let isWriting = false;
  let lastAt = performance.now();
  async function write(text: string): Promise<void> {
    try {
      await ctx.em.nativeUpdate(ChatMessage, { id: replyId, status: 'streaming' }, { text });
    } catch (error) {
      // No reason to end the talk: the last write is the one that counts.
      ctx.log.warn({ err: error, replyId }, 'a part of a reply was not kept');
    } finally {
      isWriting = false;
    }
  }
  return {
    write(text) {
      if (isWriting || performance.now() - lastAt < WRITE_EVERY_MS) return;
      isWriting = true;
      lastAt = performance.now();
      writing = write(text);
    },
    finished: () => writing,
  };
}
