import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface PacedModel {
  url: string;
  /** When the first word of the answer to this message was written, by performance.now(). */
  firstWordAt: Map<string, number>;
  /** Words of an answer, and the pause before each but the first. */
  pace: { words: number; pauseMs: number };
  close(): Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<{ messages: { role: string; content: string }[] }> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as { messages: { role: string; content: string }[] };
}

/** A server of OpenAI's chat completions that streams at a known pace: https://platform.openai.com/docs/api-reference/chat-streaming */
export async function startPacedModel(): Promise<PacedModel> {
  const firstWordAt = new Map<string, number>();
  const pace = { words: 20, pauseMs: 5 };
  const server = createServer(async (request, response) => {
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
    const { messages } = await readJson(request);
    const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    function send(delta: object, reason: string | null = null): void {
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`);
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    send({ role: 'assistant', content: '' });
    for (let word = 0; word < pace.words && !response.destroyed; word += 1) {
      if (word > 0) await pause(pace.pauseMs);
      if (word === 0) firstWordAt.set(asked, performance.now());
      send({ content: word % 10 === 9 ? 'beans. ' : 'roasted ' });
    }
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    firstWordAt,
    pace,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}
