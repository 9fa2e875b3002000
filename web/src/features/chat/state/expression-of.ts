import type { Expression } from '../../../lib/expression.ts';
import type { Conversation, Message } from './conversation.ts';

/** Expression beside one reply: "happy" when it suggests products. */
export function expressionOfReply({ text, cards, status }: Message, isStreaming: boolean): Expression {
  if (isStreaming || status === 'streaming') return text === '' ? 'think' : 'talk';
  return cards.length > 0 ? 'happy' : 'idle';
}

/** Expression of the character: of the running turn, else of its last reply. */
export function expressionOf({ messages, turn }: Conversation): Expression {
  if (turn?.phase === 'failed') return 'idle';
  if (turn) return turn.reply === null ? 'think' : expressionOfReply(turn.reply, true);
  const last = messages.at(-1);
  return last === undefined || last.isMine ? 'idle' : expressionOfReply(last, false);
}
