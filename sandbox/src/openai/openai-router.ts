import type { IncomingHttpHeaders } from 'node:http';
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import { randomText } from '../http/ids.ts';
import { BadJson, jsonBodyOf, rawBodyOf } from '../http/request-body.ts';
import type { Sandbox } from '../parts/sandbox.ts';
import { moderate } from './moderation.ts';
import { completeChat } from '../persona/persona-engine.ts';
import { answerInSchema } from './answer-in-schema.ts';
import { completeFromScript, isReadyToSend } from './answer-from-script.ts';
import { completionJson, streamCompletion } from './wire/answer-completion.ts';
import { badParam, OpenAiError } from './wire/openai-error.ts';
import { MODEL, readChatRequest, SCRIPTED_MODEL } from './wire/read-chat-request.ts';

/** A day of November 2001; OpenAI's list requires a date. */
const MODEL_CREATED = 1_005_523_200;
const MODEL_ROW = { id: MODEL, object: 'model', created: MODEL_CREATED, owned_by: 'brew-quest' };

/** /openai/v1: the offline persona engine, spoken to like any OpenAI-compatible server. */
export function openAiRouter(sandbox: Sandbox): Router {
  const { modelScript, requestLog, clock } = sandbox;
  const router = express.Router();
  router.use('/v1', (request, _response, next) => {
    checkKey(request);
    next();
  });
  router.post('/v1/chat/completions', (request, response) => answerChat(request, response));
  router.get('/v1/models', (_request, response) => void response.json({ object: 'list', data: [MODEL_ROW] }));
  router.get('/v1/models/:id', (request, response) => {
    if (request.params['id'] !== MODEL)
      throw new OpenAiError(404, `The model '${request.params['id']}' does not exist`, { code: 'model_not_found', param: 'model' });
    response.json(MODEL_ROW);
  });
  router.post('/v1/moderations', (request, response) => answerModeration(request, response));
  router.use((request) => {
    throw new OpenAiError(404, `Invalid URL (${request.method} ${request.baseUrl}${request.path})`);
  });
  router.use(answerError);
  return router;

  async function answerModeration(request: Request, response: Response): Promise<void> {
    const inputs = inputsOf(jsonBodyOf(request)['input']);
    requestLog.addModeration(received(request));
    const scripted = modelScript.moderation();
    if (scripted && !(await isReadyToSend(modelScript, response, scripted))) return;
    const results = scripted
      ? [{ flagged: scripted.isFlagged, categories: scripted.categories, category_scores: {} }]
      : inputs.map(moderate);
    if (results.some(({ flagged }) => flagged)) requestLog.noteFlagged();
    response.json({ id: `modr-${randomText(24)}`, model: 'offline-moderation-1', results });
  }

  async function answerChat(request: Request, response: Response): Promise<void> {
    const chat = readChatRequest(jsonBodyOf(request));
    const createdSeconds = Math.floor(clock.nowMs() / 1000);
    const asked = { ...received(request), messages: chat.messages, tools: chat.tools, cacheKey: chat.cacheKey };
    if (chat.model === SCRIPTED_MODEL) {
      const entry = requestLog.add(asked);
      response.once('close', () => requestLog.noteEnd(entry, response.writableFinished));
      return completeFromScript(modelScript, request, response, chat, createdSeconds);
    }
    if (chat.answerSchema !== null) {
      const answer = { toolCalls: [], text: answerInSchema(chat, chat.answerSchema) };
      const entry = requestLog.add({ ...asked, ...answer });
      response.json(completionJson(chat, answer, createdSeconds));
      return requestLog.noteEnd(entry, true);
    }
    const { turn, ...answer } = completeChat(chat);
    const { intent, wishes, products, target, method, loreKey, tone } = turn;
    const entry = requestLog.add({
      ...asked,
      intent,
      wishes,
      turn: { products, target, method, loreKey, tone },
      ...answer,
    });
    if (chat.isStream) {
      requestLog.noteEnd(entry, await streamCompletion(response, chat, answer, createdSeconds, sandbox.wordDelayMs));
      return;
    }
    response.json(completionJson(chat, answer, createdSeconds));
    requestLog.noteEnd(entry, true);
  }
}

function received(request: Request): { headers: IncomingHttpHeaders; body: string } {
  return { headers: request.headers, body: rawBodyOf(request).toString('utf8') };
}

/** Any key but an empty or a live one: a real key must never be sent to a stand-in unnoticed. */
function checkKey(request: Request): void {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!key) throw new OpenAiError(401, "You didn't provide an API key.", { code: 'invalid_api_key' });
  if (key.startsWith('sk-') && !key.startsWith('sk-sandbox') && !key.startsWith('sk-test')) {
    throw new OpenAiError(401, 'This is the sandbox: it takes sk-sandbox, and no key of a real account.', { code: 'invalid_api_key' });
  }
}

function inputsOf(input: unknown): string[] {
  const items = Array.isArray(input) ? input : [input];
  const texts = items.map((item: unknown) =>
    typeof item === 'string'
      ? item
      : typeof item === 'object' && item !== null && 'text' in item && typeof item.text === 'string'
        ? item.text
        : null,
  );
  if (texts.length === 0 || texts.includes(null)) throw badParam('input', 'expected a string or an array of strings.');
  return texts as string[];
}

const answerError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return void response.destroy();
  if (error instanceof OpenAiError) response.status(error.status).json(error.body());
  else if (error instanceof BadJson)
    response.status(400).json(new OpenAiError(400, `We could not parse the JSON body of your request. (${error.message})`).body());
  else next(error);
};
