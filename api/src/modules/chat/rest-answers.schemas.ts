import { z } from 'zod';
import { enumName } from '../../platform/graphql/register-list.ts';
import { categories, grinds } from '../catalog/index.ts';
import { replyStatuses } from './chat.entity.ts';

/** A product that a character suggests, with price and stock as they are at the time of the answer. */
export const chatCard = z.strictObject({
  slug: z.string(),
  name: z.string(),
  priceCents: z.int(),
  /** How much coffee is in a bag: "12 oz"; null for what is no bag of coffee. */
  bagWeight: z.string().nullable(),
  imageUrl: z.string().nullable(),
  tint: z.string(),
  altText: z.string(),
  category: z.enum(categories.map(enumName)),
  grindOptions: z.array(
    z.strictObject({ grind: z.enum(grinds.map(enumName)), label: z.string(), stock: z.int(), isAvailable: z.boolean() }),
  ),
  sizes: z.array(z.string()),
  stock: z.int(),
});

/** The grind in which the products of the cards were asked for; null where none was named. */
const cardGrind = z.enum(grinds.map(enumName)).nullable();

/** The coffee that is better asked about this. */
export const chatHandOver = z.strictObject({ slug: z.string(), name: z.string(), imageUrl: z.string() });

/** `sender` is "user" or the slug of the character. */
export const chatUtterance = z.strictObject({ id: z.string(), sender: z.string(), message: z.string(), createdAt: z.iso.datetime() });

export const chatReply = z.strictObject({
  ...chatUtterance.shape,
  status: z.enum(replyStatuses),
  /** The model that spoke; "greeting" or null where none did. */
  engine: z.string().nullable(),
});

const suggestions = { chips: z.array(z.string()), handOver: chatHandOver.nullable() };

/** The events of POST /api/chat by their name, in the order in which they are sent. A stream ends with "done" or "error". */
export const chatEvents = z.strictObject({
  start: z.strictObject({ message: chatUtterance, replyId: z.string(), engine: z.string().nullable() }),
  delta: z.strictObject({ text: z.string() }),
  cards: z.strictObject({ cards: z.array(chatCard), cardGrind }),
  chips: z.strictObject(suggestions),
  done: z.strictObject({ reply: chatReply }),
  error: z.strictObject({ message: z.string(), code: z.string() }),
});

/** The same turn as one JSON document. */
export const chatAnswer = z.strictObject({ message: chatUtterance, reply: chatReply, cards: z.array(chatCard), cardGrind, ...suggestions });

export type ChatCard = z.output<typeof chatCard>;
export type ChatHandOver = z.output<typeof chatHandOver>;
export type ChatUtterance = z.output<typeof chatUtterance>;
export type ChatReply = z.output<typeof chatReply>;
export type ChatEvents = z.output<typeof chatEvents>;
export type ChatAnswer = z.output<typeof chatAnswer>;
