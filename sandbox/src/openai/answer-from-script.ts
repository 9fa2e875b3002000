import type { Request, Response } from 'express';
import type { ModelScript, ScriptedCompletion } from '../parts/model-script.ts';
import type { ChatRequest } from '../persona/chat-request.ts';
import { type Answer, completionJson, openCompletionStream } from './wire/answer-completion.ts';
import { OpenAiError } from './wire/openai-error.ts';

const GARBAGE = 'data: {"choices": [{"delta": {"con\n\ndata: }{\n\n';

/** Sends the next answer of the script. */
export async function completeFromScript(
  script: ModelScript,
  request: Request,
  response: Response,
  chat: ChatRequest,
  createdSeconds: number,
): Promise<void> {
  const answer = script.takeCompletion();
  // 400: the SDKs retry a 5xx.
  if (!answer) throw new OpenAiError(400, 'No answer is scripted: POST /_sandbox/openai/script.', { code: 'no_scripted_answer' });
  if (!(await isReadyToSend(script, response, answer))) return;
  const { toolCalls, pieces, end } = answer;
  const isEmpty = toolCalls.length + pieces.length === 0;
  if (isEmpty && end === 'hang') return;
  if (isEmpty && end === 'drop') return void request.socket.destroy();
  if (isEmpty && end === 'reset') return void request.socket.resetAndDestroy();

  if (chat.isStream && end === 'json') return void response.json(completionJson(chat, scriptedAnswer(answer), createdSeconds));
  if (!chat.isStream) {
    if (end === 'hang') return;
    if (end === 'garbage') return void response.type('json').end(GARBAGE);
    if (end !== 'finish') return void request.socket.destroy();
    return void response.json(completionJson(chat, { toolCalls: [], text: pieces.join('') }, createdSeconds));
  }
  const stream = openCompletionStream(response, chat, createdSeconds, toolCalls.length > 0);
  stream.callTools(toolCalls);
  for (const piece of pieces) stream.say(piece);
  switch (end) {
    case 'finish':
      return stream.finish({ toolCalls, text: pieces.join('') }, toolCalls.length > 0 ? 'tool_calls' : 'stop');
    case 'length':
    case 'content_filter':
      return stream.finish({ toolCalls, text: pieces.join('') }, end);
    case 'close':
      return void response.end();
    case 'garbage':
      return void response.end(GARBAGE);
    case 'drop':
      return void response.write('\n', () => request.socket.destroy());
    case 'reset':
      return void response.write('\n', () => request.socket.resetAndDestroy());
    case 'hang':
  }
}

function scriptedAnswer({ toolCalls, pieces }: ScriptedCompletion): Answer {
  const calls = toolCalls.map((call) => ({ name: call.name, args: JSON.parse(call.arguments) as Record<string, unknown> }));
  return { toolCalls: calls, text: pieces.join('') };
}

/** Waits while the answer is held; false when the client left meanwhile. A status other than 200 is thrown as OpenAI's error. */
export async function isReadyToSend(
  script: ModelScript,
  response: Response,
  { isHeld, status, headers }: Pick<ScriptedCompletion, 'isHeld' | 'status' | 'headers'>,
): Promise<boolean> {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  if (isHeld) await script.hold(closed.signal);
  if (closed.signal.aborted) return false;
  response.set(headers);
  if (status !== 200) throw new OpenAiError(status, 'The script answers with this error.', { type: 'server_error' });
  return true;
}
