import { z } from 'zod';
import { shop } from '../../platform/config/shop.ts';
import { hasText } from '../../platform/lib/input-text.ts';
import type { ReplyStatus } from './chat.entity.ts';

/** A turn ends within CHAT_TURN_SECONDS (20); a process that has not ended it by then has crashed, and its lease has ended. */
export const LEASE_SECONDS = 30;
/** Any number will do; the person's id is the other half of the lock. */
export const CHAT_LOCK = 7_202_604;
/** Messages a model is shown: what a turn costs stays flat however long the talk (docs/reliability.md, CHT-10). */
export const WINDOW_MESSAGES = 24;
/** What the panel sends by itself when it opens. */
export const HELLO = 'Hello';
export const GREETING_ENGINE = 'greeting';

/** All control characters but tab and line breaks: nothing that can be typed. */
const printable = /^[^\p{Cc}]*$/u;

const sessionName = /^[A-Za-z0-9_-]{21}$/;
const slugName = /^[a-z0-9-]{1,100}$/;

/** Whether there can be such a conversation; what else comes in an address (a NUL, say) never gets to the database. */
export function isConversation({ sessionId, coffeeSlug }: { sessionId: string; coffeeSlug: string }): boolean {
  return sessionName.test(sessionId) && slugName.test(coffeeSlug);
}

const nothingSaid = 'Please type a message';

/** The body of POST /api/chat. */
export const turnInput = z
  .object({
    message: z
      .string({ error: nothingSaid })
      .trim()
      .max(shop.maxMessageLength, `A message has ${shop.maxMessageLength} characters at most`)
      .refine((text) => printable.test(text.replace(/[\n\r\t]/g, '')), 'The message has unprintable characters')
      .default(''),
    sessionId: z.string({ error: 'sessionId is required' }).regex(sessionName, 'sessionId has 21 letters, digits, - or _'),
    coffeeSlug: z.string({ error: 'coffeeSlug is required' }).regex(slugName, 'coffeeSlug is no name of a coffee'),
    clientKey: z.string().min(1).max(64).regex(printable, 'clientKey has unprintable characters').nullish(),
    retryOf: z.uuid('retryOf is no message of yours').nullish(),
  })
  .refine(({ message, retryOf }) => hasText(message) || retryOf, { message: nothingSaid, path: ['message'] });

export type TurnInput = z.output<typeof turnInput>;

/** A reply whose process died in the middle looks stopped once its lease is over. */
export function shownStatus({ status, createdAt }: { status: ReplyStatus; createdAt: Date }, now: Date): ReplyStatus {
  return status === 'streaming' && now.getTime() - createdAt.getTime() > LEASE_SECONDS * 1_000 ? 'stopped' : status;
}
