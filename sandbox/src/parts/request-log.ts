import type { IncomingHttpHeaders } from 'node:http';
import type { ChatTurn } from '../persona/chat-request.ts';
import type { Turn } from '../persona/understand/turn.ts';

/** A request as it arrived. */
interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the persona engine understood and answered. */
interface EngineTurn {
  intent: string;
  wishes: Turn['wishes'];
  turn: Pick<Turn, 'products' | 'target' | 'method' | 'loreKey' | 'tone'>;
  toolCalls: { name: string; args: Record<string, unknown> }[];
  text: string;
}

/** Without the engine's part when the answer is a scripted one. */
interface LoggedRequest extends Received, Partial<EngineTurn> {
  /** Counts up from 1. */
  number: number;
  messages: ChatTurn[];
  tools: string[];
  cacheKey: string;
  status: 'open' | 'done' | 'aborted';
}

/** Number of requests kept, in memory only: messages of visitors are never written to the journal. */
const KEPT = 200;

export interface RequestLog {
  add(entry: Omit<LoggedRequest, 'number' | 'status'>): LoggedRequest;
  /** Newest last. */
  last(count: number): LoggedRequest[];
  lastModerations(count: number): Received[];
  counts(): { total: number; done: number; aborted: number; moderations: number; flagged: number };
  noteEnd(entry: LoggedRequest, isWhole: boolean): void;
  addModeration(entry: Received): void;
  noteFlagged(): void;
  clear(): void;
}

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  let moderations: Received[] = [];
  const none = { total: 0, done: 0, aborted: 0, moderations: 0, flagged: 0 };
  let counts = { ...none };
  return {
    add(entry) {
      counts.total += 1;
      const logged: LoggedRequest = { ...entry, number: counts.total, status: 'open' };
      entries = [...entries.slice(1 - KEPT), logged];
      return logged;
    },
    last: (count) => (count > 0 ? entries.slice(-count) : []),
    lastModerations: (count) => (count > 0 ? moderations.slice(-count) : []),
    counts: () => ({ ...counts }),
    noteEnd(entry, isWhole) {
      entry.status = isWhole ? 'done' : 'aborted';
      counts[isWhole ? 'done' : 'aborted'] += 1;
    },
    addModeration(entry) {
      counts.moderations += 1;
      moderations = [...moderations.slice(1 - KEPT), entry];
    },
    noteFlagged() {
      counts.flagged += 1;
    },
    clear() {
      entries = [];
      moderations = [];
      counts = { ...none };
    },
  };
}
