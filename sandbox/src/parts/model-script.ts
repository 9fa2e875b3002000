interface ScriptedResponse {
  /** Nothing is sent until the control API releases it. */
  isHeld: boolean;
  /** Other than 200: an error with this status, and nothing else. */
  status: number;
  headers: Record<string, string>;
}

export const COMPLETION_ENDS = ['finish', 'length', 'content_filter', 'json', 'close', 'drop', 'reset', 'hang', 'garbage'] as const;

export interface ScriptedCompletion extends ScriptedResponse {
  toolCalls: { name: string; arguments: string }[];
  /** Text, one chunk of the stream each. */
  pieces: string[];
  /** What follows the tool calls and pieces. */
  end: (typeof COMPLETION_ENDS)[number];
}

export interface ScriptedModeration extends ScriptedResponse {
  isFlagged: boolean;
  categories: Record<string, boolean>;
}

interface ScriptChange {
  /** Added to the queue. */
  answers?: ScriptedCompletion[];
  /** Used in turn, again and again, while the queue is empty. */
  otherwise?: ScriptedCompletion[];
  /** Every moderation's answer; null for the word list. */
  moderation?: ScriptedModeration | null;
}

/** What the model `scripted-1` answers; in memory only. */
export interface ModelScript {
  change(change: ScriptChange): void;
  /** The next completion; null when none is scripted. */
  takeCompletion(): ScriptedCompletion | null;
  moderation(): ScriptedModeration | null;
  /** Resolves when the held answers are released, or when `closed` is aborted. */
  hold(closed: AbortSignal): Promise<void>;
  /** Releases the answers held now, and says how many they were. */
  release(): number;
  state(): { queued: number; held: number };
  clear(): void;
}

export function createModelScript(): ModelScript {
  let queue: ScriptedCompletion[] = [];
  let otherwise: ScriptedCompletion[] = [];
  let otherwiseTaken = 0;
  let moderation: ScriptedModeration | null = null;
  const held = new Set<() => void>();
  function release(): number {
    const count = held.size;
    for (const resolve of held) resolve();
    held.clear();
    return count;
  }

  return {
    change(change) {
      queue.push(...(change.answers ?? []));
      if (change.otherwise) [otherwise, otherwiseTaken] = [change.otherwise, 0];
      if (change.moderation !== undefined) ({ moderation } = change);
    },
    takeCompletion() {
      const queued = queue.shift();
      if (queued || otherwise.length === 0) return queued ?? null;
      return otherwise[otherwiseTaken++ % otherwise.length]!;
    },
    moderation: () => moderation,
    hold: (closed) =>
      new Promise((resolve) => {
        if (closed.aborted) return resolve();
        held.add(resolve);
        closed.addEventListener('abort', () => {
          held.delete(resolve);
          resolve();
        });
      }),
    release,
    state: () => ({ queued: queue.length, held: held.size }),
    clear() {
      [queue, otherwise, otherwiseTaken, moderation] = [[], [], 0, null];
      release();
    },
  };
}
