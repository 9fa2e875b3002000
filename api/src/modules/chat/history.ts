import { catalogOf } from '../catalog/index.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context/context.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { view } from '../../platform/graphql/view.ts';
import { requireUser } from '../accounts/index.ts';
import type { CatalogSnapshot } from '../catalog/index.ts';
import { ChatMessage } from './chat.entity.ts';
import { isConversation, shownStatus } from './chat.rules.ts';
import { ChatHistory, ChatMessageView } from './chat.views.ts';

export interface ConversationName {
  sessionId: string;
  coffeeSlug: string;
}

export const LONGEST_PAGE = 200;

const pageInput = z.object({
  before: z.uuid().nullish(),
  first: z.number().int().min(1).max(LONGEST_PAGE).default(50),
});

/** A message with what its cards and hand-over are today. */
export function toMessageView(message: ChatMessage, catalog: CatalogSnapshot, now: Date): ChatMessageView {
  return view(ChatMessageView, {
    id: message.id,
    sender: message.sender,
    message: message.text,
    status: shownStatus(message, now),
    engine: message.engine,
    createdAt: message.createdAt,
    // In the order of the suggestion; what is no longer sold is left out.
    cards: message.cards.flatMap((slug) => catalog.products.find((product) => product.slug === slug) ?? []),
    cardGrind: message.cardGrind,
    rating: message.rating,
    chips: message.chips,
    handOver: catalog.coffees.find((coffee) => coffee.slug === message.handOverSlug) ?? null,
  });
}

function nothingSaid(): ChatHistory {
  return view(ChatHistory, { messages: [], hasOlder: false });
}

/** The signed-in person's conversation, oldest first; anybody else's is empty. @throws NotSignedIn */
export async function readHistory(
  ctx: Context,
  { sessionId, coffeeSlug }: ConversationName,
  page: z.input<typeof pageInput> = {},
): Promise<ChatHistory> {
  const user = await requireUser(ctx);
  const { before, first } = parseInput(pageInput, page);
  if (!isConversation({ sessionId, coffeeSlug })) return nothingSaid();
  const own = { userId: user.id, sessionId, coffeeSlug };
  const pivot = before ? await ctx.em.findOne(ChatMessage, { ...own, id: before }) : null;
  // A page before something that is not there (any more) is empty, not the newest again.
  if (before && !pivot) return nothingSaid();
  const found = await ctx.em.find(
    ChatMessage,
    { ...own, isHidden: false, ...(pivot && { sequence: { $lt: pivot.sequence } }) },
    { orderBy: { sequence: 'desc' }, limit: first + 1 },
  );
  const catalog = await catalogOf(ctx).current();
  const now = ctx.clock.now();
  const messages = found.slice(0, first).map((message) => toMessageView(message, catalog, now));
  return view(ChatHistory, { messages: messages.toReversed(), hasOlder: found.length > first });
}

/** Deletes the conversation. True also when there was none. @throws NotSignedIn */
export async function clearChat(ctx: Context, { sessionId, coffeeSlug }: ConversationName): Promise<boolean> {
  const user = await requireUser(ctx);
  if (isConversation({ sessionId, coffeeSlug })) await ctx.em.nativeDelete(ChatMessage, { userId: user.id, sessionId, coffeeSlug });
  return true;
}
