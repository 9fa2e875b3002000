import type { Expression } from '../../../lib/expression.ts';
import type { Conversation, Message } from './conversation.ts';

/** The face beside one reply: it stays glad about what it could suggest. */
export function expressionOfReply({ text, cards, status }: Message, isSpeaking: boolean): Expression {
  if (isSpeaking || status === 'streaming') return text === '' ? 'think' : 'talk';
  return cards.length > 0 ? 'happy' : 'idle';
}

/** The face of the character at the table: what it does now, else how its last words left it. */
export function expressionOf({ messages, turn }: Conversation): Expression {
  if (turn?.phase === 'failed') return 'idle';
  if (turn) return turn.reply === null ? 'think' : expressionOfReply(turn.reply, true);
  const last = messages.at(-1);
  return last === undefined || last.isMine ? 'idle' : expressionOfReply(last, false);
}
