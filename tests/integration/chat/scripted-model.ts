import { startSandbox } from '../../../sandbox/src/index.ts';
import { waitFor } from '../../support/invariants.ts';

export const API_KEY = 'sk-test-canary-3f9a-never-to-be-seen';

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
  /** The api closed the connection before the answer was complete. */
  wasCut: boolean;
}

/** One entry of the sandbox's script (sandbox/README.md). */
interface Answer {
  held?: boolean;
  status?: number;
  headers?: Record<string, string>;
  toolCalls?: { name: string; arguments: string }[];
  pieces?: string[];
  end?: 'length' | 'content_filter' | 'json' | 'close' | 'drop' | 'reset' | 'hang' | 'garbage';
  flagged?: boolean;
  categories?: Record<string, boolean>;
}

export interface ScriptedModel {
  /** The variables that lead an api to it. */
  env: { OPENAI_BASE_URL: string; OPENAI_API_KEY: string; OPENAI_MODEL: string };
  /** The requests for a completion, oldest first. */
  requests(): Promise<SeenRequest[]>;
  moderations(): Promise<SeenModeration[]>;
  /** The answers to the next completions, one each. After them those of `otherwise` are used in turn, repeatedly. */
  next(...answers: Answer[]): Promise<void>;
  otherwise(...answers: Answer[]): Promise<void>;
  moderate(answer: Answer): Promise<void>;
  /** Resolves when a request waits for an answer made by `heldBack`. */
  untilHeld(): Promise<void>;
  release(): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Streams the text in pieces of a word. */
export function says(text: string): Answer {
  return { pieces: text.match(/\S+\s*|\s+/g) ?? [] };
}

/** Streams the text and ends with that reason; `json`: one JSON object in place of a stream. */
export function endsWith(end: 'length' | 'content_filter' | 'json', answer: Answer): Answer {
  return { ...answer, end };
}

/** One answer with all of these tool calls. */
export function calls(...tools: [name: string, args: unknown][]): Answer {
  return { toolCalls: tools.map(([name, args]) => ({ name, arguments: typeof args === 'string' ? args : JSON.stringify(args) })) };
}

export function fails(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers };
}

export const resets: Answer = { end: 'reset' };
export const hangs: Answer = { end: 'hang' };
/** Streams the text, then nothing more; the connection stays open. */
export function stallsAfter(text: string): Answer {
  return { pieces: [text], end: 'hang' };
}
export function breaksOffAfter(text: string): Answer {
  return { pieces: [text], end: 'drop' };
}
export function endsEarlyAfter(text: string): Answer {
  return { pieces: [text], end: 'close' };
}
export const answersGarbage: Answer = { end: 'garbage' };
/** The answer is sent when the model's `release` is called. */
export function heldBack(answer: Answer): Answer {
  return { ...answer, held: true };
}

/** The result of a moderation. */
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

/** A sandbox that answers as the test scripts it, over OpenAI's protocol, and lists the requests it got. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  async function control<T>(path: string, body?: object): Promise<T> {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${sandbox.url}/_sandbox${path}`, init);
    if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  /** All entries since the last reset. The sandbox keeps the newest 200; more are an error. */
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
    env: { OPENAI_BASE_URL: `${sandbox.url}/openai/v1`, OPENAI_API_KEY: API_KEY, OPENAI_MODEL: 'scripted-1' },
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
