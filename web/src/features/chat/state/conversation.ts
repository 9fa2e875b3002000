import type { ReplyRating } from '../../../generated/chat/graphql.ts';
import type { CardGrind, ChatEvent, HandOver, Offer, ReplyStatus, StoredMessage } from '../wire/chat-wire.ts';
import { STOPPED } from '../wire/turn-error.ts';
import type { TurnError } from '../wire/turn-error.ts';

export interface Message {
  id: string;
  isMine: boolean;
  text: string;
  status: ReplyStatus;
  engine: string | null;
  cards: readonly Offer[];
  /** What the visitor thinks of it. */
  rating: ReplyRating | null;
  /** The grind in which the cards were asked for. */
  cardGrind: CardGrind;
  chips: readonly string[];
  handOver: HandOver | null;
}

export interface Page {
  /** Oldest first. */
  messages: readonly Message[];
  hasOlder: boolean;
}

/** The running turn: the message until it is stored, and the reply received so far. */
export interface Turn {
  key: string;
  text: string;
  /** Id of the reply to regenerate; there is no message then. */
  retryOf: string | null;
  /** A failed turn stays visible with its error until it is retried or taken back. */
  phase: 'sending' | 'streaming' | 'failed';
  reply: Message | null;
  error: TurnError | null;
}

export interface Conversation {
  history: 'loading' | 'ready' | 'failed';
  /** Why loading the history failed. */
  historyError: string;
  older: 'idle' | 'loading' | 'failed';
  /** Stored messages, oldest first. */
  messages: readonly Message[];
  hasOlder: boolean;
  turn: Turn | null;
}

export type Action =
  | { kind: 'historyRequested' }
  | { kind: 'historyLoaded'; page: Page }
  | { kind: 'historyFailed'; reason: string }
  | { kind: 'olderRequested' }
  | { kind: 'olderLoaded'; page: Page }
  | { kind: 'olderFailed' }
  | { kind: 'started'; key: string; text: string; retryOf: string | null }
  | { kind: 'received'; event: ChatEvent }
  | { kind: 'stopped' }
  | { kind: 'failed'; error: TurnError }
  | { kind: 'takenBack' }
  | { kind: 'cleared' };

export const EMPTY: Conversation = {
  history: 'loading',
  historyError: '',
  older: 'idle',
  messages: [],
  hasOlder: false,
  turn: null,
};

const BLANK = { status: 'complete', engine: null, rating: null, cards: [], cardGrind: null, chips: [], handOver: null } as const;

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

/** Merges a reload of the newest page: older messages stay above it; the running turn is left out, because it is shown separately. */
function withNewest(state: Conversation, page: Page): Conversation {
  const { turn } = state;
  const known = new Set(state.messages.map(({ id }) => id));
  const seam = state.messages.findIndex(({ id }) => id === page.messages[0]?.id);
  const kept = seam > 0 ? state.messages.slice(0, seam) : [];
  const messages = [...kept, ...(isRunning(turn) ? without(page.messages, turn?.reply?.id ?? null) : page.messages)];
  // A message whose request failed may have been stored all the same.
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
  function withReply(change: Partial<Message>): Conversation {
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
        turn: { ...turn, phase: 'streaming', reply },
      };
    }
    case 'delta':
      return withReply({ text: (turn.reply?.text ?? '') + event.text });
    case 'cards':
      return withReply({ cards: event.cards, cardGrind: event.cardGrind });
    case 'chips':
      return withReply({ chips: event.chips, handOver: event.handOver });
    case 'done': {
      const { cards = [], cardGrind = null, chips = [], handOver = null } = turn.reply ?? {};
      const stored = { ...toMessage(event.reply), cards, cardGrind, chips, handOver };
      return { ...state, messages: [...without(state.messages, stored.id), stored], turn: null };
    }
  }
}

/** A stopped reply keeps its partial text; without one the message can be sent again. */
function withStop(state: Conversation, turn: Turn): Conversation {
  if (turn.reply === null) return { ...state, turn: { ...turn, phase: 'failed', error: STOPPED } };
  return { ...state, messages: [...state.messages, { ...turn.reply, status: 'stopped' }], turn: null };
}

/** Reducer of a conversation. */
export function conversationReducer(state: Conversation, action: Action): Conversation {
  const { turn } = state;
  switch (action.kind) {
    case 'historyRequested':
      return { ...state, history: state.messages.length > 0 ? 'ready' : 'loading' };
    case 'historyLoaded':
      return withNewest(state, action.page);
    case 'historyFailed':
      // Keep showing the conversation when only the reload failed.
      return state.history === 'ready' ? state : { ...state, history: 'failed', historyError: action.reason };
    case 'olderRequested':
      return { ...state, older: 'loading' };
    case 'olderLoaded': {
      const known = new Set(state.messages.map(({ id }) => id));
      const older = action.page.messages.filter(({ id }) => !known.has(id));
      return { ...state, older: 'idle', hasOlder: action.page.hasOlder, messages: [...older, ...state.messages] };
    }
    case 'olderFailed':
      return { ...state, older: 'failed' };
    case 'started': {
      const { key, text, retryOf } = action;
      return { ...state, turn: { key, text, retryOf, phase: 'sending', reply: null, error: null } };
    }
    case 'received':
      return turn && isRunning(turn) ? withEvent(state, turn, action.event) : state;
    case 'stopped':
      return turn && isRunning(turn) ? withStop(state, turn) : state;
    case 'failed':
      return turn ? { ...state, turn: { ...turn, phase: 'failed', error: action.error } } : state;
    case 'takenBack':
      return { ...state, turn: null };
    case 'cleared':
      return { ...EMPTY, history: 'ready' };
  }
}

/** Whether a reply is running: one at a time. */
export function isBusy({ turn }: Conversation): boolean {
  return isRunning(turn);
}
