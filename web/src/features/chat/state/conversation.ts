import type { ChatEvent, HandOver, Offer, ReplyStatus, StoredMessage } from '../wire/chat-wire.ts';
import { STOPPED } from '../wire/trouble.ts';
import type { Trouble } from '../wire/trouble.ts';

export interface Message {
  id: string;
  isMine: boolean;
  text: string;
  status: ReplyStatus;
  engine: string | null;
  cards: readonly Offer[];
  chips: readonly string[];
  handOver: HandOver | null;
}

export interface Page {
  /** Oldest first. */
  messages: readonly Message[];
  hasOlder: boolean;
}

/** What is on its way: the visitor's message until the shop has it, and the answer as far as it was spoken. */
export interface Turn {
  key: string;
  text: string;
  /** The reply that is said anew; there is no message then. */
  retryOf: string | null;
  /** A failed turn stays in view with its trouble until it is tried again or taken back. */
  phase: 'sending' | 'speaking' | 'failed';
  reply: Message | null;
  trouble: Trouble | null;
}

export interface Conversation {
  history: 'loading' | 'ready' | 'failed';
  /** Why the history did not come. */
  historyTrouble: string;
  older: 'idle' | 'loading' | 'failed';
  /** What the shop has stored, oldest first. */
  messages: readonly Message[];
  hasOlder: boolean;
  turn: Turn | null;
}

export type Action =
  | { kind: 'historyAsked' }
  | { kind: 'historyLoaded'; page: Page }
  | { kind: 'historyFailed'; reason: string }
  | { kind: 'olderAsked' }
  | { kind: 'olderLoaded'; page: Page }
  | { kind: 'olderFailed' }
  | { kind: 'began'; key: string; text: string; retryOf: string | null }
  | { kind: 'heard'; event: ChatEvent }
  | { kind: 'stopped' }
  | { kind: 'failed'; trouble: Trouble }
  | { kind: 'takenBack' }
  | { kind: 'cleared' };

export const EMPTY: Conversation = {
  history: 'loading',
  historyTrouble: '',
  older: 'idle',
  messages: [],
  hasOlder: false,
  turn: null,
};

const BLANK = { status: 'complete', engine: null, cards: [], chips: [], handOver: null } as const;

function toMessage(stored: StoredMessage): Message {
  const { id, sender, message, status = 'complete', engine = null } = stored;
  return { ...BLANK, id, isMine: sender === 'user', text: message, status, engine };
}

function without(messages: readonly Message[], id: string | null) {
  return messages.filter((message) => message.id !== id);
}

function isRunning(turn: Turn | null): boolean {
  return turn !== null && turn.phase !== 'failed';
}

/** The newest page again: what was loaded before it stays above it, and the running turn is left out, as it is shown apart. */
function withNewest(state: Conversation, page: Page): Conversation {
  const { turn } = state;
  const known = new Set(state.messages.map(({ id }) => id));
  const seam = state.messages.findIndex(({ id }) => id === page.messages[0]?.id);
  const kept = seam > 0 ? state.messages.slice(0, seam) : [];
  const messages = [...kept, ...(isRunning(turn) ? without(page.messages, turn?.reply?.id ?? null) : page.messages)];
  // A message that seemed lost may have arrived all the same.
  const hasArrived =
    turn?.phase === 'failed' &&
    (turn.reply
      ? page.messages.some(({ id, status }) => id === turn.reply?.id && status !== 'streaming')
      : turn.retryOf === null && page.messages.some(({ id, isMine, text }) => isMine && text === turn.text && !known.has(id)));
  return {
    ...state,
    history: 'ready',
    messages,
    hasOlder: kept.length > 0 ? state.hasOlder : page.hasOlder,
    turn: hasArrived ? null : turn,
  };
}

function withEvent(state: Conversation, turn: Turn, event: ChatEvent): Conversation {
  function speak(change: Partial<Message>): Conversation {
    return turn.reply ? { ...state, turn: { ...turn, reply: { ...turn.reply, ...change } } } : state;
  }
  switch (event.kind) {
    case 'start': {
      const asked = turn.retryOf === null ? [toMessage(event.message)] : [];
      const earlier = without(without(state.messages, turn.retryOf), event.replyId);
      const reply: Message = { ...BLANK, id: event.replyId, isMine: false, text: '', status: 'streaming', engine: event.engine };
      return {
        ...state,
        messages: [...(asked[0] ? without(earlier, asked[0].id) : earlier), ...asked],
        turn: { ...turn, phase: 'speaking', reply },
      };
    }
    case 'delta':
      return speak({ text: (turn.reply?.text ?? '') + event.text });
    case 'cards':
      return speak({ cards: event.cards });
    case 'chips':
      return speak({ chips: event.chips, handOver: event.handOver });
    case 'done': {
      const { cards = [], chips = [], handOver = null } = turn.reply ?? {};
      const said = { ...toMessage(event.reply), cards, chips, handOver };
      return { ...state, messages: [...without(state.messages, said.id), said], turn: null };
    }
  }
}

/** A stopped answer keeps what was said; one that had not begun leaves the message to be sent again. */
function withStop(state: Conversation, turn: Turn): Conversation {
  if (turn.reply === null) return { ...state, turn: { ...turn, phase: 'failed', trouble: STOPPED } };
  return { ...state, messages: [...state.messages, { ...turn.reply, status: 'stopped' }], turn: null };
}

/** Everything that can happen to a conversation. Pure: the panel shows what this returns. */
export function converse(state: Conversation, action: Action): Conversation {
  const { turn } = state;
  switch (action.kind) {
    case 'historyAsked':
      return { ...state, history: state.messages.length > 0 ? 'ready' : 'loading' };
    case 'historyLoaded':
      return withNewest(state, action.page);
    case 'historyFailed':
      // A conversation in view is worth more than the news that it could not be read again.
      return state.history === 'ready' ? state : { ...state, history: 'failed', historyTrouble: action.reason };
    case 'olderAsked':
      return { ...state, older: 'loading' };
    case 'olderLoaded': {
      const known = new Set(state.messages.map(({ id }) => id));
      const older = action.page.messages.filter(({ id }) => !known.has(id));
      return { ...state, older: 'idle', hasOlder: action.page.hasOlder, messages: [...older, ...state.messages] };
    }
    case 'olderFailed':
      return { ...state, older: 'failed' };
    case 'began': {
      const { key, text, retryOf } = action;
      return { ...state, turn: { key, text, retryOf, phase: 'sending', reply: null, trouble: null } };
    }
    case 'heard':
      return turn && isRunning(turn) ? withEvent(state, turn, action.event) : state;
    case 'stopped':
      return turn && isRunning(turn) ? withStop(state, turn) : state;
    case 'failed':
      return turn ? { ...state, turn: { ...turn, phase: 'failed', trouble: action.trouble } } : state;
    case 'takenBack':
      return { ...state, turn: null };
    case 'cleared':
      return { ...EMPTY, history: 'ready' };
  }
}

/** Whether an answer is under way: one at a time. */
export function isBusy({ turn }: Conversation): boolean {
  return isRunning(turn);
}
