import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { createFieldWriter } from './field-writer.ts';
import type { WriteResult } from './field-writer.ts';

interface OptimisticFieldOptions<Value> {
  /** As the server's latest answer has it. */
  value: Value;
  /** Sends one value; null when it is stored, or why not. */
  send: (value: Value) => Promise<WriteResult>;
  /** Title of the toast after a refusal: 'Error updating stock'. */
  failureTitle: string;
  /** What went back: "The switch", "The number". */
  thing: string;
  /** After all is stored: for a toast with Undo. */
  onStored?: (before: Value, now: Value) => void;
}

/**
 * A field that changes at once and is stored behind: one write under way, later ones wait and become one, a refusal puts the value back
 * and says why. Not for money, mail, labels and states of orders.
 */
export function useOptimisticField<Value>(options: OptimisticFieldOptions<Value>) {
  const [shown, setShown] = useState({ value: options.value, isSaving: false });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // oxlint-disable-next-line react/refs -- its callbacks read the ref later, when an answer comes
  const [writer] = useState(() =>
    createFieldWriter<Value>({
      stored: options.value,
      send: (value) => latest.current.send(value),
      onShow: (value, isSaving) => setShown({ value, isSaving }),
      onRefused(reason) {
        const { failureTitle, thing } = latest.current;
        showToast({ title: failureTitle, description: `${thing} is back where it was: ${reason}`, tone: 'bad' });
      },
      onStored: (before, now) => latest.current.onStored?.(before, now),
    }),
  );
  useEffect(() => writer.adopt(options.value), [writer, options.value]);
  return { ...shown, set: writer.set };
}
