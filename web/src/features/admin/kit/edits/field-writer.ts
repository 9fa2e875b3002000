/** What came of a write: `null` when it is stored, or why not. */
export type WriteResult = { message: string } | null;

interface FieldWriterOptions<Value> {
  stored: Value;
  /** Sends one value. May reject, when no answer came. */
  send: (value: Value) => Promise<WriteResult>;
  /** What to show now, and whether a write is under way. */
  onShow: (value: Value, isSaving: boolean) => void;
  /** The value is `stored` again. */
  onRefused: (reason: string) => void;
  /** All that was wished for is stored. */
  onStored?: (before: Value, now: Value) => void;
}

const NO_ANSWER = 'the shop did not answer';

/**
 * Shows a change at once and stores it. One write is under way at a time; changes meanwhile wait, and only the last of them is sent.
 * A refusal takes everything back to what is stored.
 */
export function createFieldWriter<Value>(options: FieldWriterOptions<Value>) {
  let { stored } = options;
  let wished = stored;
  let isSending = false;

  async function sendAll() {
    const before = stored;
    while (!Object.is(wished, stored)) {
      const value = wished;
      const result = await options.send(value).catch((): WriteResult => ({ message: NO_ANSWER }));
      if (result === null) {
        stored = value;
        continue;
      }
      wished = stored;
      isSending = false;
      options.onShow(stored, false);
      options.onRefused(result.message);
      return;
    }
    isSending = false;
    options.onShow(stored, false);
    if (!Object.is(before, stored)) options.onStored?.(before, stored);
  }

  return {
    set(value: Value) {
      wished = value;
      options.onShow(value, true);
      if (isSending) return;
      if (Object.is(value, stored)) return options.onShow(value, false);
      isSending = true;
      void sendAll();
    },
    /** A newer value came with an answer of the server. Not while somebody's own change is on its way. */
    adopt(value: Value) {
      if (isSending || Object.is(value, stored)) return;
      stored = value;
      wished = value;
      options.onShow(value, false);
    },
  };
}
