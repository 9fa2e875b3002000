import type { ChatRequest, ChatTurn } from '../../persona/chat-request.ts';
import { badParam, OpenAiError } from './openai-error.ts';

export const MODEL = 'offline-persona-1';
/** Answers what the control API was given (parts/model-script.ts). */
export const SCRIPTED_MODEL = 'scripted-1';
const ROLES = ['system', 'developer', 'user', 'assistant', 'tool'] as const;
const MOST_MESSAGES = 2_000;
type Row = Record<string, unknown>;
function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads what the engine understands of a chat completion request; refuses what OpenAI would refuse, ignores what changes nothing here. */
export function readChatRequest(body: Row): ChatRequest {
  const { model, messages, tools } = body;
  if (typeof model !== 'string' || model === '') throw new OpenAiError(400, 'you must provide a model parameter', { param: 'model' });
  if (model !== MODEL && model !== SCRIPTED_MODEL)
    throw new OpenAiError(404, `The model \`${model}\` does not exist or you do not have access to it.`, { code: 'model_not_found' });
  if (!Array.isArray(messages) || messages.length === 0) throw badParam('messages', 'expected a non-empty array.');
  if (messages.length > MOST_MESSAGES) throw badParam('messages', `at most ${MOST_MESSAGES} messages.`);
  if (tools !== undefined && !Array.isArray(tools)) throw badParam('tools', 'expected an array.');
  if (typeof body['n'] === 'number' && body['n'] !== 1) throw badParam('n', 'this model gives one choice.');
  const maxTokens = body['max_completion_tokens'] ?? body['max_tokens'] ?? null;
  if (maxTokens !== null && (typeof maxTokens !== 'number' || !Number.isInteger(maxTokens) || maxTokens < 1))
    throw badParam('max_completion_tokens', 'expected a positive integer.');
  const options = body['stream_options'];
  return {
    model,
    messages: messages.map(readTurn),
    tools: (tools ?? []).map(readToolName),
    areToolsRefused: body['tool_choice'] === 'none',
    isStream: body['stream'] === true,
    wantsUsage: isRow(options) && options['include_usage'] === true,
    maxTokens,
    cacheKey: typeof body['prompt_cache_key'] === 'string' ? body['prompt_cache_key'] : '',
    answerSchema: readAnswerSchema(body['response_format']),
  };
}

/** Structured output. A strict schema of OpenAI names all properties as required and allows no others. */
function readAnswerSchema(format: unknown): ChatRequest['answerSchema'] {
  if (!isRow(format) || format['type'] !== 'json_schema') return null;
  const given = format['json_schema'];
  if (!isRow(given) || typeof given['name'] !== 'string' || !isRow(given['schema'])) throw badParam('response_format', 'no json_schema.');
  if (given['strict'] === true) checkStrict(given['schema']);
  return { name: given['name'], schema: given['schema'] };
}

function checkStrict(schema: Row): void {
  const { type, properties, required, items } = schema;
  if (type === 'object') {
    const names = Object.keys(isRow(properties) ? properties : {});
    const isStrict = schema['additionalProperties'] === false && Array.isArray(required) && names.every((name) => required.includes(name));
    if (!isStrict) throw badParam('response_format', 'a strict schema requires every property and allows no others.');
  }
  const inner = [...Object.values(isRow(properties) ? properties : {}), items];
  for (const one of inner) if (isRow(one)) checkStrict(one);
}

function readTurn(value: unknown, index: number): ChatTurn {
  const at = `messages[${index}]`;
  if (!isRow(value)) throw badParam(at, 'expected an object.');
  const role = ROLES.find((name) => name === value['role']);
  if (!role) throw badParam(`${at}.role`, `expected one of ${ROLES.join(', ')}.`);
  if (role === 'tool' && typeof value['tool_call_id'] !== 'string') throw badParam(`${at}.tool_call_id`, 'a tool message answers a call.');
  return {
    role,
    content: readContent(value['content'], at, role),
    toolCalls: Array.isArray(value['tool_calls'])
      ? value['tool_calls'].map((call, place) => readToolCall(call, `${at}.tool_calls[${place}]`))
      : [],
    toolCallId: typeof value['tool_call_id'] === 'string' ? value['tool_call_id'] : null,
  };
}

/** Text, or text parts; an assistant that only called tools has none. */
function readContent(content: unknown, at: string, role: string): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map((part) => (isRow(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('');
  if (role === 'assistant' && (content === null || content === undefined)) return '';
  throw badParam(`${at}.content`, 'expected a string or an array of parts.');
}

function readToolCall(value: unknown, at: string): ChatTurn['toolCalls'][number] {
  const call = isRow(value) && isRow(value['function']) ? value['function'] : null;
  if (
    !isRow(value) ||
    !call ||
    typeof value['id'] !== 'string' ||
    typeof call['name'] !== 'string' ||
    typeof call['arguments'] !== 'string'
  )
    throw badParam(at, 'expected a function call with an id.');
  return { id: value['id'], name: call['name'], args: call['arguments'] };
}

function readToolName(value: unknown, index: number): string {
  const tool = isRow(value) && isRow(value['function']) ? value['function']['name'] : null;
  if (typeof tool !== 'string') throw badParam(`tools[${index}]`, 'expected a function with a name.');
  return tool;
}
