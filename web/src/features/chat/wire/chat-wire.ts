/** A suggested product, with price and stock at the time of the reply. */
export interface Offer {
  slug: string;
  name: string;
  priceCents: number;
  imageUrl: string | null;
  tint: string;
  altText: string;
  category: 'BEANS' | 'EQUIPMENT' | 'MERCHANDISE';
  grindOptions: readonly { grind: 'WHOLE_BEAN' | 'GROUND'; label: string; stock: number; isAvailable: boolean }[];
  sizes: readonly string[];
  stock: number;
}

export interface HandOver {
  slug: string;
  name: string;
  imageUrl: string;
}

export type ReplyStatus = 'complete' | 'streaming' | 'stopped' | 'fallback';

/** A stored message: `sender` is "user" or the slug of the character. */
export interface StoredMessage {
  id: string;
  sender: string;
  message: string;
  createdAt: string;
  status?: ReplyStatus;
  engine?: string | null;
}

export interface ChatRequest {
  message: string;
  sessionId: string;
  coffeeSlug: string;
  /** Idempotency key of the turn: a repeated message is stored once. */
  clientKey: string;
  /** Id of the reply to regenerate; `message` is then ignored. */
  retryOf?: string;
}

export type ChatEvent =
  | { kind: 'start'; message: StoredMessage; replyId: string; engine: string | null }
  | { kind: 'delta'; text: string }
  | { kind: 'cards'; cards: readonly Offer[] }
  | { kind: 'chips'; chips: readonly string[]; handOver: HandOver | null }
  | { kind: 'done'; reply: StoredMessage };

/** The documented JSON response of a server without streaming. */
export interface ChatAnswer {
  message: StoredMessage;
  reply: StoredMessage;
  cards: readonly Offer[];
  chips: readonly string[];
  handOver: HandOver | null;
}
