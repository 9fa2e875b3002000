import type { ChatTurn } from '../persona/chat-request.ts';
import type { Turn } from '../persona/understand/turn.ts';

interface LoggedRequest {
  /** Counts up from 1. */
  number: number;
  messages: ChatTurn[];
  tools: string[];
  bodyBytes: number;
  cacheKey: string;
  /** What the engine understood. */
  intent: string;
  wishes: Turn['wishes'];
  turn: Pick<Turn, 'products' | 'target' | 'method' | 'loreKey' | 'tone'>;
  toolCalls: { name: string; args: Record<string, unknown> }[];
  text: string;
  status: 'open' | 'done' | 'aborted';
}

/** Number of requests kept, in memory only: messages of visitors are never written to the journal. */
const KEPT = 200;

export interface RequestLog {
  add(entry: Omit<LoggedRequest, 'number' | 'status'>): LoggedRequest;
  /** Newest last. */
  last(count: number): LoggedRequest[];
  counts(): { total: number; done: number; aborted: number; moderations: number; flagged: number };
  noteEnd(entry: LoggedRequest, isWhole: boolean): void;
  noteModeration(isFlagged: boolean): void;
  clear(): void;
}

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
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
    counts: () => ({ ...counts }),
    noteEnd(entry, isWhole) {
      entry.status = isWhole ? 'done' : 'aborted';
      counts[isWhole ? 'done' : 'aborted'] += 1;
    },
    noteModeration(isFlagged) {
      counts.moderations += 1;
      if (isFlagged) counts.flagged += 1;
    },
    clear() {
      entries = [];
      counts = { ...none };
    },
  };
}
