import OpenAI, { APIConnectionError, APIError } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { Logger } from 'pino';
import type { Env } from '../../config/load-env.ts';
import {
  type ChatGateway,
  ChatModelError,
  type Completion,
  type CompletionRequest,
  type Moderation,
  type PromptMessage,
  type ToolCall,
} from './chat-gateway.ts';
import { abortAfter } from '../../lib/with-timeout.ts';

/** Until the headers come; three tries with the SDK's own pauses between them fit the turn's 20 s, which ends them in any case. */
const ATTEMPT_MS = 7_000;
const RETRIES = 2;
/** Moderation is worth a short wait only: the coffee answers after it. */
const MODERATION_MS = 2_500;
const MODERATION_MODEL = 'omni-moderation-latest';
/** Characters of a tool's arguments: no tool takes more. */
const LONGEST_ARGUMENTS = 4_000;
const MOST_TOOL_CALLS = 8;
/** Reasons of an end before the answer is complete. */
const CUT_REASONS: ReadonlySet<string> = new Set(['length', 'content_filter']);
/** Characters of an answer that is not streamed. */
const LONGEST_JSON = 200_000;
/** Of an answer as JSON: some 60 short entries, and what a model thinks before. */
const JSON_TOKENS = 4_000;

const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function codeOf(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return null;
}

function toModelError(error: unknown): ChatModelError {
  if (error instanceof ChatModelError) return error;
  const isUnreachable = error instanceof APIConnectionError && neverSent.has(codeOf(error) ?? '');
  return new ChatModelError(isUnreachable ? 'unreachable' : 'failed', error instanceof Error ? error.message : 'unknown model fault', {
    cause: error,
  });
}

function toParam(message: PromptMessage): OpenAI.ChatCompletionMessageParam {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  if (message.role !== 'assistant') return { role: message.role, content: message.content };
  if (!message.toolCalls?.length) return { role: 'assistant', content: message.content };
  return {
    role: 'assistant',
    content: message.content || null,
    tool_calls: message.toolCalls.map(({ id, name, arguments: text }) => ({ id, type: 'function', function: { name, arguments: text } })),
  };
}

/** @throws ChatModelError */
function checkCalls(calls: readonly ToolCall[]): void {
  if (calls.length > MOST_TOOL_CALLS || calls.some((call) => call.arguments.length > LONGEST_ARGUMENTS))
    throw new ChatModelError('failed', 'The model calls tools without end');
}

function withId(call: ToolCall, index: number): ToolCall {
  return { ...call, id: call.id || `call_${index}` };
}

/** Puts a streamed answer together; servers differ in how they cut a tool call, so nothing is assumed but its index. */
async function collect(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  { onText }: CompletionRequest,
  onChunk: () => void,
): Promise<Completion> {
  const calls = new Map<number, ToolCall>();
  let text = '';
  let finish: string | null = null;
  let tokens = 0;
  for await (const chunk of stream) {
    onChunk();
    tokens = chunk.usage?.total_tokens ?? tokens;
    const choice = chunk.choices?.[0];
    if (!choice) continue;
    const { content, tool_calls: pieces } = choice.delta ?? {};
    if (typeof content === 'string' && content !== '') {
      text += content;
      onText(content);
    }
    for (const piece of pieces ?? []) {
      const call = calls.get(piece.index) ?? { id: '', name: '', arguments: '' };
      call.id ||= piece.id ?? '';
      call.name ||= piece.function?.name ?? '';
      call.arguments += piece.function?.arguments ?? '';
      calls.set(piece.index, call);
      checkCalls([...calls.values()]);
    }
    finish = choice.finish_reason ?? finish;
  }
  // A connection that closes early looks like an end otherwise.
  if (finish === null) throw new ChatModelError('failed', 'The answer broke off');
  return { text, toolCalls: [...calls.values()].map(withId), isCut: CUT_REASONS.has(finish), tokens };
}

/** Servers without streaming answer such a request with one JSON object. */
async function collectJson(response: Response, { onText }: CompletionRequest, onChunk: () => void): Promise<Completion> {
  const decoder = new TextDecoder();
  let json = '';
  for await (const chunk of response.body ?? []) {
    onChunk();
    json += decoder.decode(chunk, { stream: true });
    if (json.length > LONGEST_JSON) throw new ChatModelError('failed', 'The answer has no end');
  }
  const { choices, usage } = JSON.parse(json) as Partial<OpenAI.ChatCompletion>;
  const [choice] = choices ?? [];
  if (!choice?.message) throw new ChatModelError('failed', 'The answer is no completion');
  const text = choice.message.content ?? '';
  const toolCalls = (choice.message.tool_calls ?? []).flatMap((call) =>
    call.type === 'function' ? [{ id: call.id, name: call.function.name, arguments: call.function.arguments }] : [],
  );
  checkCalls(toolCalls);
  if (text !== '') onText(text);
  return { text, toolCalls: toolCalls.map(withId), isCut: CUT_REASONS.has(choice.finish_reason), tokens: usage?.total_tokens ?? 0 };
}

/** Chat completions by the openai SDK, against OpenAI or any compatible server. */
export function createOpenAiGateway(env: Env, log: Logger): ChatGateway {
  const { apiKey, baseUrl, model } = env.openai;
  const client = new OpenAI({ apiKey, baseURL: baseUrl, timeout: ATTEMPT_MS, maxRetries: RETRIES, logLevel: 'off' });
  let hasModeration = true;

  return {
    model,
    async complete(request) {
      // The SDK's own timeout ends with the headers: a stream that stalls later would hang.
      const stall = new AbortController();
      const idleMs = env.CHAT_IDLE_SECONDS * 1_000;
      let timer: NodeJS.Timeout | undefined;
      function rewind(): void {
        clearTimeout(timer);
        timer = setTimeout(() => stall.abort(), idleMs);
      }
      try {
        const call = client.chat.completions.create(
          {
            model,
            stream: true,
            stream_options: { include_usage: true },
            messages: request.messages.map(toParam),
            tools: request.tools.map((tool) => ({ type: 'function' as const, function: { ...tool, strict: true } })),
            tool_choice: request.mayCallTools ? 'auto' : 'none',
            max_completion_tokens: env.CHAT_OUTPUT_TOKENS,
            prompt_cache_key: request.cacheKey,
            safety_identifier: request.personHash,
          },
          { signal: AbortSignal.any([request.signal, stall.signal]) },
        );
        const { data: stream, response } = await call.withResponse();
        rewind();
        const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
        const completion = await (isJson ? collectJson(response, request, rewind) : collect(stream, request, rewind));
        // The SDK ends an aborted stream quietly.
        if (stall.signal.aborted) throw new ChatModelError('failed', 'The answer stalled');
        return completion;
      } catch (error) {
        throw toModelError(error);
      } finally {
        clearTimeout(timer);
      }
    },

    async answerJson({ name, schema, messages, limitMs, signal }) {
      try {
        const answer = await client.chat.completions.create(
          {
            model,
            messages: messages.map(toParam),
            response_format: zodResponseFormat(schema, name),
            max_completion_tokens: JSON_TOKENS,
          },
          { signal: AbortSignal.any([signal, abortAfter(limitMs)]), timeout: limitMs, maxRetries: 0 },
        );
        const text = answer.choices?.[0]?.message?.content;
        if (!text) throw new ChatModelError('failed', 'The model gave no answer');
        return JSON.parse(text) as unknown;
      } catch (error) {
        throw toModelError(error);
      }
    },

    async moderate(text, signal): Promise<Moderation | null> {
      if (!hasModeration) return null;
      try {
        const answer = await client.moderations.create(
          { model: MODERATION_MODEL, input: text },
          // A kept connection that the provider closes fails at once; without the second try the message would go on unchecked.
          { signal: AbortSignal.any([signal, abortAfter(MODERATION_MS)]), timeout: MODERATION_MS, maxRetries: 1 },
        );
        const [result] = answer.results;
        if (typeof result?.flagged !== 'boolean') throw new ChatModelError('failed', 'The answer is no moderation');
        const isSelfHarm = Object.entries(result.categories ?? {}).some(([name, isMet]) => isMet && name.startsWith('self-harm'));
        return { isFlagged: result.flagged, isSelfHarm };
      } catch (error) {
        if (signal.aborted) return null;
        // Most compatible servers have no such endpoint; said once, as it will not change while we run.
        hasModeration = !(error instanceof APIError && (error.status === 404 || error.status === 405 || error.status === 501));
        log.warn({ err: error, isGone: !hasModeration }, 'chat goes on without moderation');
        return null;
      }
    },
  };
}
