import type { ChatAnswer, ChatEvents, ChatReply, ChatUtterance } from '../../../generated/rest.ts';

// The shapes of /api/chat come from the api's schemas (docs/decisions/27-rest-shapes.md).
export type { ChatAnswer, ChatCard as Offer, ChatEvents, ChatHandOver as HandOver, ChatRequest } from '../../../generated/rest.ts';

export type CardGrind = ChatAnswer['cardGrind'];

export type ReplyStatus = ChatReply['status'];

/** A stored message; a reply also has its status and engine. */
export type StoredMessage = ChatUtterance & Partial<Pick<ChatReply, 'status' | 'engine'>>;

/** Events of a turn. The stream's "error" is thrown instead. */
export type ChatEvent = { [Name in Exclude<keyof ChatEvents, 'error'>]: { kind: Name } & ChatEvents[Name] }[Exclude<
  keyof ChatEvents,
  'error'
>];
