import { type Request, type Response, Router } from 'express';
import { answerProblem } from '../../platform/http/answer-error.ts';
import { answerRefusal } from '../../platform/http/error-status.ts';
import type { RouteContext } from '../../platform/http/route-context.ts';
import type { ChatMessageView } from './chat.views.ts';
import { openEventStream } from './event-stream.routes.ts';
import { clearChat, LONGEST_PAGE, readHistory } from './history.ts';
import { toCard, toCardGrind, toExchangeAnswer, toHandOver } from './rest-answers.views.ts';
import { talk } from './talk.ts';

/** A message of 1,000 characters with its names around it is well below. */
const LONGEST_BODY = 8_192;

function isTooLarge(req: Request): boolean {
  return Number(req.get('content-length') ?? 0) > LONGEST_BODY || JSON.stringify(req.body ?? null).length > LONGEST_BODY;
}

/** Aborted when the connection closes before the response is complete. */
function abortOnClose(res: Response): AbortSignal {
  const closed = new AbortController();
  res.once('close', () => void (res.writableFinished || closed.abort()));
  return closed.signal;
}

function toHistoryAnswer(view: ChatMessageView) {
  return {
    id: view.id,
    sender: view.sender,
    message: view.message,
    createdAt: view.createdAt,
    status: view.status,
    engine: view.engine,
    cards: view.cards.map(toCard),
    cardGrind: toCardGrind(view),
    chips: view.chips,
    handOver: toHandOver(view),
  };
}

/** POST /api/chat, whole or as server-sent events, and the history (docs/rest.md). */
export function chatRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.use(['/api/chat', '/api/chats'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });

  router.post('/api/chat', async (req, res) => {
    if (isTooLarge(req)) return answerProblem(req, res, { status: 413, message: 'The message is too long.' });
    const closed = abortOnClose(res);
    const stream = req.accepts(['json', 'text/event-stream']) === 'text/event-stream' ? openEventStream(res) : null;
    try {
      const result = await talk(contextOf(req), req.body ?? {}, {
        closed,
        started: (exchange) => stream?.started(exchange),
        said: (piece) => stream?.said(piece),
      });
      if ('code' in result) {
        if (result.code === 'ONE_AT_A_TIME') res.set('Retry-After', '2');
        return answerRefusal(res, result);
      }
      if (stream) stream.finish(result);
      else res.json(toExchangeAnswer(result));
    } catch (error) {
      if (!stream?.fail(error)) throw error;
      contextOf(req).log.error({ err: error }, 'a reply broke off');
    }
  });

  router.get('/api/chats/:sessionId/:coffeeSlug', async (req, res) => {
    const { messages } = await readHistory(contextOf(req), req.params, { first: LONGEST_PAGE });
    res.json(messages.map(toHistoryAnswer));
  });

  router.delete('/api/chats/:sessionId/:coffeeSlug', async (req, res) => {
    await clearChat(contextOf(req), req.params);
    res.status(204).end();
  });
  return router;
}
