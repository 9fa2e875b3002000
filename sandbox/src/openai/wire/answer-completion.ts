import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'express';
import { randomText } from '../../http/ids.ts';
import type { PlannedCall } from '../../persona/tool-result.ts';
import type { ChatRequest } from '../../persona/chat-request.ts';

/** About what English text comes to in tokens; only sums are made of it. */
const LETTERS_PER_TOKEN = 4;
function tokensIn(text: string): number {
  return Math.ceil(text.length / LETTERS_PER_TOKEN);
}

export interface Answer {
  toolCalls: PlannedCall[];
  text: string;
}

interface Envelope {
  id: string;
  created: number;
  model: string;
  system_fingerprint: string;
}

interface WireCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

function envelope(request: ChatRequest, createdSeconds: number): Envelope {
  return {
    id: `chatcmpl-${randomText(24)}`,
    created: createdSeconds,
    model: request.model,
    system_fingerprint: 'fp_offline_engine',
  };
}

function wireCall(name: string, args: string): WireCall {
  return { id: `call_${randomText(24)}`, type: 'function', function: { name, arguments: args } };
}
function wireCalls(calls: PlannedCall[]): WireCall[] {
  return calls.map(({ name, args }) => wireCall(name, JSON.stringify(args)));
}

function usageOf(request: ChatRequest, answer: { toolCalls: object[]; text: string }): object {
  const prompt = request.messages.reduce((sum, { content }) => sum + tokensIn(content), 0);
  const completion = tokensIn(answer.text + (answer.toolCalls.length > 0 ? JSON.stringify(answer.toolCalls) : ''));
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

/** A limit on the answer cuts it between words and says so, as the real model does. */
function cut(request: ChatRequest, answer: Answer): { answer: Answer; finish: 'stop' | 'length' | 'tool_calls' } {
  if (answer.toolCalls.length > 0) return { answer, finish: 'tool_calls' };
  const limit = (request.maxTokens ?? Infinity) * LETTERS_PER_TOKEN;
  if (answer.text.length <= limit) return { answer, finish: 'stop' };
  return { answer: { ...answer, text: answer.text.slice(0, limit).replace(/\s\S*$/, '') }, finish: 'length' };
}

/** The whole completion as one JSON object. */
export function completionJson(request: ChatRequest, whole: Answer, createdSeconds: number): object {
  const { answer, finish } = cut(request, whole);
  const message = {
    role: 'assistant',
    content: answer.text === '' ? null : answer.text,
    refusal: null,
    ...(finish === 'tool_calls' ? { tool_calls: wireCalls(answer.toolCalls) } : {}),
  };
  return {
    ...envelope(request, createdSeconds),
    object: 'chat.completion',
    choices: [{ index: 0, message, logprobs: null, finish_reason: finish }],
    usage: usageOf(request, answer),
  };
}

interface CompletionStream {
  callTools(calls: { name: string; arguments: string }[]): void;
  say(piece: string): void;
  finish(answer: { toolCalls: object[]; text: string }, reason: 'stop' | 'length' | 'content_filter' | 'tool_calls'): void;
}

/** Begins the server-sent events of a completion. */
export function openCompletionStream(
  response: Response,
  request: ChatRequest,
  createdSeconds: number,
  callsTools: boolean,
): CompletionStream {
  const head = { ...envelope(request, createdSeconds), object: 'chat.completion.chunk' };
  function send(choices: object[], usage?: object): void {
    // With include_usage every chunk carries the field, null until the last.
    response.write(`data: ${JSON.stringify({ ...head, choices, ...(request.wantsUsage ? { usage: usage ?? null } : {}) })}\n\n`);
  }
  function delta(part: object, reason: string | null = null): void {
    return send([{ index: 0, delta: part, logprobs: null, finish_reason: reason }]);
  }

  response.status(200).set({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache', connection: 'keep-alive' });
  // OpenAI's stream reader insists on the role in the first chunk.
  delta({ role: 'assistant', content: callsTools ? null : '', refusal: null });
  return {
    callTools(calls) {
      for (const [index, call] of calls.entries()) {
        delta({ tool_calls: [{ index, ...wireCall(call.name, '') }] });
        delta({ tool_calls: [{ index, function: { arguments: call.arguments } }] });
      }
    },
    say: (piece) => delta({ content: piece }),
    finish(answer, reason) {
      delta({}, reason);
      if (request.wantsUsage) send([], usageOf(request, answer));
      response.end('data: [DONE]\n\n');
    },
  };
}

/** Server-sent events, a word at a time; false when the client left before the end. */
export async function streamCompletion(
  response: Response,
  request: ChatRequest,
  whole: Answer,
  createdSeconds: number,
  wordDelayMs: number,
): Promise<boolean> {
  const { answer, finish } = cut(request, whole);
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const stream = openCompletionStream(response, request, createdSeconds, finish === 'tool_calls');
  stream.callTools(answer.toolCalls.map(({ name, args }) => ({ name, arguments: JSON.stringify(args) })));
  for (const word of answer.text.match(/\S+\s*/g) ?? []) {
    if (gone.signal.aborted) return false;
    stream.say(word);
    if (wordDelayMs > 0) await pause(wordDelayMs, undefined, { signal: gone.signal }).catch(() => null);
  }
  if (gone.signal.aborted) return false;
  stream.finish(answer, finish);
  return true;
}
