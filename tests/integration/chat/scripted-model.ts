import { startSandbox } from '../../../sandbox/src/index.ts';
import { waitFor } from '../../support/invariants.ts';

interface SeenMessage {
  role: string;
  content: string | null;
}

interface SeenModeration {
  headers: Record<string, string | string[] | undefined>;
  raw: string;
}

interface SeenRequest extends SeenModeration {
  body: { messages: SeenMessage[]; tools: { function: { name: string; strict: boolean; parameters: object } }[] } & Record<string, unknown>;
  /** The api hung up before the answer was complete. */
  wasCut: boolean;
}

/** One entry of the sandbox's script (sandbox/README.md). */
interface Answer {
  held?: boolean;
  status?: number;
  headers?: Record<string, string>;
  toolCalls?: { name: string; arguments: string }[];
  pieces?: string[];
  end?: 'close' | 'drop' | 'reset' | 'hang' | 'garbage';
  flagged?: boolean;
  categories?: Record<string, boolean>;
}

export interface ScriptedModel {
  /** With /v1, as OPENAI_BASE_URL. */
  url: string;
  /** Completions asked for, oldest first. */
  requests(): Promise<SeenRequest[]>;
  moderations(): Promise<SeenModeration[]>;
  /** What the next completions are answered with, one each; after them `otherwise`, in turn. */
  next(...answers: Answer[]): Promise<void>;
  otherwise(...answers: Answer[]): Promise<void>;
  moderate(answer: Answer): Promise<void>;
  /** Resolves once a request waits for an answer that is held back. */
  untilHeld(): Promise<void>;
  release(): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Streams the text in pieces of a word. */
export function says(text: string): Answer {
  return { pieces: text.match(/\S+\s*|\s+/g) ?? [] };
}

/** Calls tools, all in one answer. */
export function calls(...tools: [name: string, args: unknown][]): Answer {
  return { toolCalls: tools.map(([name, args]) => ({ name, arguments: typeof args === 'string' ? args : JSON.stringify(args) })) };
}

export function fails(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers };
}

export const resets: Answer = { end: 'reset' };
export const hangs: Answer = { end: 'hang' };
/** Says something and then nothing more, with the line left open. */
export function stallsAfter(text: string): Answer {
  return { pieces: [text], end: 'hang' };
}
export function breaksOffAfter(text: string): Answer {
  return { pieces: [text], end: 'drop' };
}
export function endsEarlyAfter(text: string): Answer {
  return { pieces: [text], end: 'close' };
}
export const talksNonsense: Answer = { end: 'garbage' };
/** Answers once the model's `release` is called. */
export function heldBack(answer: Answer): Answer {
  return { ...answer, held: true };
}

/** A moderation's verdict. */
export function judges(flagged: boolean, categories: Record<string, boolean> = {}): Answer {
  return { flagged, categories };
}

interface Logged {
  headers: SeenModeration['headers'];
  body: string;
}
interface RequestLog {
  counts: { total: number; moderations: number };
  requests: (Logged & { status: string })[];
  moderations: Logged[];
}

/** A sandbox whose model says what the test tells it to, over the real protocol; the tests see what it was asked. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  async function control<T>(path: string, body?: object): Promise<T> {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${sandbox.url}/_sandbox${path}`, init);
    if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  /** All that arrived since the last reset, or an error: the sandbox keeps the newest 200. */
  async function readLog<T extends 'requests' | 'moderations'>(name: T, count: keyof RequestLog['counts']): Promise<RequestLog[T]> {
    const { counts, [name]: entries } = await control<RequestLog>('/openai/requests?limit=200');
    if (entries.length < counts[count]) throw new Error(`${counts[count]} ${name}, of which the sandbox kept ${entries.length}`);
    return entries;
  }
  async function script(change: { answers?: Answer[]; otherwise?: Answer[]; moderation?: Answer }): Promise<void> {
    await control('/openai/script', change);
  }
  function scriptDefaults(): Promise<void> {
    return script({ otherwise: [says('Sit down, the cup is warm.')], moderation: judges(false) });
  }

  await scriptDefaults();
  return {
    url: `${sandbox.url}/openai/v1`,
    async requests() {
      return (await readLog('requests', 'total')).map(({ headers, body: raw, status }) => ({
        headers,
        raw,
        body: JSON.parse(raw) as SeenRequest['body'],
        wasCut: status === 'aborted',
      }));
    },
    async moderations() {
      return (await readLog('moderations', 'moderations')).map(({ headers, body: raw }) => ({ headers, raw }));
    },
    next: (...answers) => script({ answers }),
    otherwise: (...otherwise) => script({ otherwise }),
    moderate: (moderation) => script({ moderation }),
    async untilHeld() {
      await waitFor(10_000, async () => (await control<{ held: number }>('/openai/script')).held > 0);
    },
    async release() {
      await control('/openai/script/release', {});
    },
    async reset() {
      await control('/reset', {});
      await scriptDefaults();
    },
    close: () => sandbox.close(),
  };
}
