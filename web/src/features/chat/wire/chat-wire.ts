/** A product that a character suggests, with price and stock as the shop had them when it answered. */
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

/** A message as the shop keeps it: `sender` is "user" or the slug of the character. */
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
  /** The same key twice is the same turn: a message that is sent again is not stored again. */
  clientKey: string;
  /** The reply that shall be said anew; the message is then ignored. */
  retryOf?: string;
}

export type ChatEvent =
  | { kind: 'start'; message: StoredMessage; replyId: string; engine: string | null }
  | { kind: 'delta'; text: string }
  | { kind: 'cards'; cards: readonly Offer[] }
  | { kind: 'chips'; chips: readonly string[]; handOver: HandOver | null }
  | { kind: 'done'; reply: StoredMessage };

/** The documented JSON answer, which a server without streaming gives. */
export interface ChatAnswer {
  message: StoredMessage;
  reply: StoredMessage;
  cards: readonly Offer[];
  chips: readonly string[];
  handOver: HandOver | null;
}
