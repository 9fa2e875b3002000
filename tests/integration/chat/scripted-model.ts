import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenMessage {
  role: string;
  content: string | null;
  tool_calls?: { id: string; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
}

interface SeenRequest {
  path: string;
  headers: IncomingMessage['headers'];
  raw: string;
  body: { messages: SeenMessage[]; tools: { function: { name: string; strict: boolean; parameters: object } }[] } & Record<string, unknown>;
  /** The api hung up before the answer was complete. */
  wasCut: boolean;
}

type Answer = (res: ServerResponse, request: SeenRequest) => void | Promise<void>;

export interface ScriptedModel {
  /** With /v1, as OPENAI_BASE_URL. */
  url: string;
  /** Completions asked for, oldest first. */
  requests: SeenRequest[];
  moderations: SeenRequest[];
  /** What the next completions are answered with, one each; after them `otherwise`. */
  next(...answers: Answer[]): void;
  otherwise(answer: Answer): void;
  moderate(answer: Answer): void;
  reset(): void;
  close(): Promise<void>;
}

function chunk(delta: object, finish: string | null = null) {
  return `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'scripted-1', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}
function open(res: ServerResponse): ServerResponse {
  return res.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Streams the text in pieces of a word. */
export function says(text: string): Answer {
  return (res) => {
    open(res);
    for (const piece of text.match(/\S+\s*|\s+/g) ?? []) res.write(chunk({ content: piece }));
    res.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };
}

/** Calls tools, all in one answer. */
export function calls(...tools: [name: string, args: unknown][]): Answer {
  return (res) => {
    open(res);
    for (const [index, [name, args]] of tools.entries()) {
      const text = typeof args === 'string' ? args : JSON.stringify(args);
      res.write(chunk({ tool_calls: [{ index, id: `call_${name}_${index}`, type: 'function', function: { name, arguments: '' } }] }));
      res.write(chunk({ tool_calls: [{ index, function: { arguments: text } }] }));
    }
    res.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`);
  };
}

export function fails(status: number, headers: Record<string, string> = {}): Answer {
  return (res) =>
    void res.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"error":{"message":"scripted failure"}}');
}

export const resets: Answer = (res) => void res.destroy();
export const hangs: Answer = () => undefined;
/** Says something and then nothing more, with the line left open. */
export function stallsAfter(text: string): Answer {
  return (res) => {
    open(res);
    res.write(chunk({ content: text }));
  };
}
export function breaksOffAfter(text: string): Answer {
  return (res) => {
    open(res);
    res.write(chunk({ content: text }), () => res.destroy());
  };
}
export function endsEarlyAfter(text: string): Answer {
  return (res) => {
    open(res);
    res.end(chunk({ content: text }));
  };
}
export const talksNonsense: Answer = (res) => void open(res).end('data: {"choices": [{"delta": {"con\n\ndata: }{\n\n');
/** Answers once `gate` opens. */
export function waitsFor(gate: Promise<unknown>, answer: Answer): Answer {
  return async (res, request) => {
    await gate;
    await answer(res, request);
  };
}

/** A moderation's verdict. */
export function judges(isFlagged: boolean, categories: Record<string, boolean> = {}): Answer {
  return (res) =>
    void res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'modr-1', model: 'scripted', results: [{ flagged: isFlagged, categories, category_scores: {} }] }));
}

/** A model that says what the test tells it to, over the real protocol; the tests see what it was asked. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: SeenRequest[] = [];
  const moderations: SeenRequest[] = [];
  let queue: Answer[] = [];
  let fallback: Answer = says('Sit down, the cup is warm.');
  let moderation: Answer = judges(false);

  const server = createServer((req, res) => {
    let raw = '';
    req.setEncoding('utf8').on('data', (part: string) => (raw += part));
    req.on('end', () => {
      const seen: SeenRequest = {
        path: req.url ?? '',
        headers: req.headers,
        raw,
        body: JSON.parse(raw) as SeenRequest['body'],
        wasCut: false,
      };
      res.on('close', () => (seen.wasCut = !res.writableFinished));
      if (seen.path.endsWith('/moderations')) {
        moderations.push(seen);
        return void moderation(res, seen);
      }
      requests.push(seen);
      void (queue.shift() ?? fallback)(res, seen);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    moderations,
    next: (...answers) => void queue.push(...answers),
    otherwise: (answer) => void (fallback = answer),
    moderate: (answer) => void (moderation = answer),
    reset() {
      requests.length = moderations.length = 0;
      queue = [];
      fallback = says('Sit down, the cup is warm.');
      moderation = judges(false);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
