import type { z } from 'zod';
import { chatAnswer, chatCard, chatEvents, chatHandOver, chatReply, chatUtterance, turnInput } from '../modules/chat/index.ts';
import { shellConfigSchema, shopConfigSchema } from '../platform/http/shell-config.schema.ts';

/** What the web reads or sends beside GraphQL, by the name of its type there (docs/decisions/27-rest-shapes.md). */
export const restShapes: Readonly<Record<string, z.ZodType>> = {
  ChatAnswer: chatAnswer,
  ChatCard: chatCard,
  ChatEvents: chatEvents,
  ChatHandOver: chatHandOver,
  ChatReply: chatReply,
  ChatRequest: turnInput,
  ChatUtterance: chatUtterance,
  ShellConfig: shellConfigSchema,
  ShopConfig: shopConfigSchema,
};
