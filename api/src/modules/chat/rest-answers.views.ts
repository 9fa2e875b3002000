import { enumName } from '../../platform/graphql/register-list.ts';
import type { ProductView } from '../catalog/index.ts';
import type { ChatMessageView } from './chat.views.ts';
import type { ChatAnswer, ChatCard, ChatHandOver, ChatReply, ChatUtterance } from './rest-answers.schemas.ts';
import type { Exchange } from './talk.ts';

/** A product as the panel's card shows it, its enums named as in GraphQL: price and stock are the catalogue's, never the model's. */
export function toCard(product: ProductView): ChatCard {
  return {
    slug: product.slug,
    name: product.name,
    priceCents: product.priceCents,
    bagWeight: product.bagWeight,
    imageUrl: product.imageUrl,
    tint: product.tint,
    altText: product.altText,
    category: enumName(product.category),
    grindOptions: product.grindOptions.map((option) => ({ ...option, grind: enumName(option.grind) })),
    sizes: product.sizes,
    stock: product.stock,
  };
}

export function toCardGrind({ cardGrind }: Pick<ChatMessageView, 'cardGrind'>) {
  return cardGrind && enumName(cardGrind);
}

export function toHandOver({ handOver }: Pick<ChatMessageView, 'handOver'>): ChatHandOver | null {
  return handOver && { slug: handOver.slug, name: handOver.name, imageUrl: handOver.imageUrl };
}

export function toMessageAnswer({ id, sender, message, createdAt }: ChatMessageView): ChatUtterance {
  return { id, sender, message, createdAt: createdAt.toISOString() };
}

export function toReplyAnswer(reply: ChatMessageView): ChatReply {
  return { ...toMessageAnswer(reply), status: reply.status, engine: reply.engine };
}

export function toExchangeAnswer({ message, reply }: Exchange): ChatAnswer {
  return {
    message: toMessageAnswer(message),
    reply: toReplyAnswer(reply),
    cards: reply.cards.map(toCard),
    cardGrind: toCardGrind(reply),
    chips: reply.chips,
    handOver: toHandOver(reply),
  };
}
