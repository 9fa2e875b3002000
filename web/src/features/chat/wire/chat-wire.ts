import type { ChatEvents, ChatReply, ChatUtterance } from '../../../generated/rest.ts';

// The shapes of /api/chat come from the api's schemas (docs/decisions/27-rest-shapes.md).
export type { ChatAnswer, ChatCard as Offer, ChatEvents, ChatHandOver as HandOver, ChatRequest } from '../../../generated/rest.ts';

export type ReplyStatus = ChatReply['status'];

/** A message as the shop keeps it; a reply also says how it ended and which engine wrote it. */
export type StoredMessage = ChatUtterance & Partial<Pick<ChatReply, 'status' | 'engine'>>;

/** What a turn tells the panel. The stream's "error" is thrown instead. */
export type ChatEvent = { [Name in Exclude<keyof ChatEvents, 'error'>]: { kind: Name } & ChatEvents[Name] }[Exclude<
  keyof ChatEvents,
  'error'
>];
