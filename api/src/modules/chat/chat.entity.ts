import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import { type Allergen, type Grind, grinds } from '../catalog/index.ts';

export const replyStatuses = ['complete', 'streaming', 'stopped', 'cut', 'fallback'] as const;
export type ReplyStatus = (typeof replyStatuses)[number];

export const replyRatings = ['up', 'down'] as const;
export type ReplyRating = (typeof replyRatings)[number];

/** One thing that was said, by the visitor or by the coffee. A conversation is a person, a panel's session and a coffee. */
@Entity()
@Unique({ properties: ['userId', 'sessionId', 'coffeeSlug', 'sequence'] })
@Unique({ properties: ['userId', 'clientKey'] })
@Index({ properties: ['userId', 'status'] })
@Index({
  name: 'chat_message_reply_created_at',
  expression: `create index "chat_message_reply_created_at" on "chat_message" ("created_at") where reply_to_id is not null`,
})
export class ChatMessage {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'integer' })
  userId!: number;

  @Property({ type: 'string', length: 21 })
  sessionId!: string;

  @Property({ type: 'string' })
  coffeeSlug!: string;

  /** The place in the conversation; two messages can't have the same. */
  @Property({ type: 'integer' })
  sequence!: number;

  /** 'user', or the coffee's slug. */
  @Property({ type: 'string' })
  sender!: string;

  @Property({ type: 'text' })
  text!: string;

  @Enum({ items: () => [...replyStatuses], type: 'string' })
  status: ReplyStatus & Opt = 'complete';

  /** The model that spoke; null where the shop did (a visitor's message, a stored text in the coffee's voice). */
  @Property({ type: 'string', nullable: true })
  engine: string | null = null;

  /** Slugs of the products shown with a reply. */
  @Property({ type: 'string[]' })
  cards: string[] & Opt = [];

  /** The grind in which the products of the cards were asked for. */
  @Enum({ items: () => [...grinds], type: 'string', nullable: true })
  cardGrind: Grind | null = null;

  @Property({ type: 'string[]' })
  chips: string[] & Opt = [];

  /** The coffee that a reply hands over to. */
  @Property({ type: 'string', nullable: true })
  handOverSlug: string | null = null;

  /** Of the reply: the client's name for the turn, so that sending it twice makes one. */
  @Property({ type: 'string', length: 64, nullable: true })
  clientKey: string | null = null;

  /** Of a reply: the message it answers. */
  @Property({ type: 'uuid', nullable: true })
  replyToId: string | null = null;

  /** An older variant of a reply that was tried again: kept, not shown. */
  @Property({ type: 'boolean' })
  isHidden: boolean & Opt = false;

  /** Of a reply: tokens that the provider counted, of all its completions. */
  @Property({ type: 'integer' })
  tokens: number & Opt = 0;

  /** Of a reply: what its visitor thinks of it. */
  @Enum({ items: () => [...replyRatings], type: 'string', nullable: true })
  rating: ReplyRating | null = null;

  /** Refused by moderation: shown to its writer, never to a model. */
  @Property({ type: 'boolean' })
  isFlagged: boolean & Opt = false;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

/** The turn that a person has under way: one at a time. A lease, so that a crashed process's turn ends by itself. */
@Entity()
export class ChatTurn {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  userId!: number;

  @Property({ type: 'uuid' })
  replyId!: string;

  @Property({ type: 'datetime' })
  leasedUntil!: Date;
}

/** Turns spent within one period: `user:12 2026-11-21`, `everyone 2026-11-21`. Changed by conditional upserts only. */
@Entity()
export class ChatBudget {
  @PrimaryKey({ type: 'string' })
  name!: string;

  @Property({ type: 'integer' })
  spent!: number;

  @Index()
  @Property({ type: 'datetime' })
  expiresAt!: Date;
}

/** What a customer must not have because of their health, as they said in the chat or on their page. It holds with every coffee. */
@Entity()
export class HealthWish {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  userId!: number;

  @Property({ type: 'string[]' })
  allergens!: Allergen[];

  /** Tastes that they are allergic to and that are no major allergen. */
  @Property({ type: 'string[]' })
  tastes!: string[];

  @Property({ type: 'boolean' })
  isCaffeineFree!: boolean;

  @Property({ type: 'datetime' })
  updatedAt!: Date;
}

/** The tastes that a visitor named in the chat; shown to them, and erased on their request. */
@Entity()
export class TasteProfile {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  userId!: number;

  @Property({ type: 'string[]' })
  likes!: string[];

  @Property({ type: 'string[]' })
  dislikes!: string[];

  @Property({ type: 'string', nullable: true })
  caffeine: string | null = null;

  @Property({ type: 'string', nullable: true })
  grind: string | null = null;

  @Property({ type: 'datetime' })
  updatedAt!: Date;
}
