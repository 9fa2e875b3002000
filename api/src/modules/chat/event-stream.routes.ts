import type { Response } from 'express';
import { failureOf } from '../../platform/http/error-status.ts';
import type { ChatEvents } from './rest-answers.schemas.ts';
import { toCard, toCardGrind, toHandOver, toMessageAnswer, toReplyAnswer } from './rest-answers.views.ts';
import type { Exchange } from './talk.ts';

/** Shorter than the idle timeout of proxies, and soon enough to notice a closed connection. */
const HEARTBEAT_MS = 5_000;

export interface ChatStream {
  started(exchange: Exchange): void;
  said(piece: string): void;
  /** Ends the stream; opens it first for a turn that was stored already. */
  finish(exchange: Exchange): void;
  /** Sends an error within the stream; false while nothing was sent, so that an ordinary response can carry it. */
  fail(error: unknown): boolean;
}

/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html); headers go out with the first event. */
export function openEventStream(res: Response): ChatStream {
  let heartbeat: NodeJS.Timeout | undefined;
  let hasSpoken = false;
  function send<Name extends keyof ChatEvents>(event: Name, data: ChatEvents[Name]): void {
    if (!res.writableEnded && !res.destroyed) res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
  function open(): void {
    if (res.headersSent) return;
    // nginx and its kin would collect the words until the reply is over.
    res
      .status(200)
      .set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    res.flushHeaders();
    heartbeat = setInterval(() => void (res.destroyed || res.write(': still here\n\n')), HEARTBEAT_MS);
    res.once('close', () => clearInterval(heartbeat));
  }
  function start({ message, reply }: Exchange): void {
    open();
    send('start', { message: toMessageAnswer(message), replyId: reply.id, engine: reply.engine });
  }
  function end(): void {
    clearInterval(heartbeat);
    if (!res.destroyed) res.end();
  }

  return {
    started: start,
    said(text) {
      hasSpoken = true;
      send('delta', { text });
    },
    finish(exchange) {
      const { reply } = exchange;
      if (!res.headersSent) start(exchange);
      // Stored already, or written by another process: sent as one piece.
      if (!hasSpoken && reply.message !== '') send('delta', { text: reply.message });
      send('cards', { cards: reply.cards.map(toCard), cardGrind: toCardGrind(reply) });
      send('chips', { chips: reply.chips, handOver: toHandOver(reply) });
      send('done', { reply: toReplyAnswer(reply) });
      end();
    },
    fail(error) {
      if (!res.headersSent) return false;
      const { code, message } = failureOf(error);
      send('error', { message, code });
      end();
      return true;
    },
  };
}
