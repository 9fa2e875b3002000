import { useRef, useState } from 'react';
import { showUndo } from '../../../features/admin/kit/edits/show-undo.ts';
import { useOptimisticField } from '../../../features/admin/kit/edits/use-optimistic-field.ts';
import { Switch } from '../../../features/admin/kit/form/switch.tsx';
import { formatWhole } from '../../../lib/whole-number.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import styles from './coffee.module.css';
import { useSetStock } from './use-set-stock.ts';

interface StockLineProps {
  /** "Jack's Pumpkin" */
  name: string;
  /** "Whole Bean" */
  grind: string;
  stock: { id: string; available: number };
}

const SWITCHED_ON = 10;
const MOST_STOCK = 100_000;
const FAILURE = 'Error updating coffee stock';

function bags(count: number): string {
  return count === 0 ? 'out of stock' : count === 1 ? '1 bag' : `${count} bags`;
}

/** The switch and the number of one grind: both change at once, and can be undone. */
export function StockLine({ name, grind, stock }: StockLineProps) {
  const setStock = useSetStock();
  const [text, setText] = useState<string | null>(null);
  const thing = useRef('The switch');
  const stockId = stock.id;

  async function undo(to: number, expected: number) {
    const refusal = await setStock([{ stockId, available: to, expected }], 'Undo');
    if (refusal) showToast({ title: FAILURE, description: `It stays as it is: ${refusal.message}`, tone: 'bad' });
  }
  const field = useOptimisticField({
    value: stock.available,
    send: (available) => setStock([{ stockId, available }]),
    failureTitle: FAILURE,
    // oxlint-disable-next-line react/refs -- read when an answer comes
    thing: thing.current,
    onStored: (before, now) =>
      showUndo({
        title: `${name}, ${grind.toLowerCase()}: ${bags(now)}`,
        description: now === 0 ? 'The shop shows OUT OF STOCK now.' : `Before: ${bags(before)}. The shop shows it now.`,
        undo: () => void undo(before, now),
      }),
  });
  const isWhole = text === null || (/^\d{1,6}$/.test(text.trim()) && Number(text) <= MOST_STOCK);

  function commit() {
    if (text === null || !isWhole) return;
    thing.current = 'The number';
    field.set(Number(text));
    setText(null);
  }

  return (
    <>
      <Switch
        isOn={field.value > 0}
        isSaving={field.isSaving}
        label={`${grind} of ${name} in stock`}
        onChange={(isOn) => {
          thing.current = 'The switch';
          setText(null);
          field.set(isOn ? SWITCHED_ON : 0);
        }}
      >
        {grind}
      </Switch>
      <input
        className={styles.count}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${grind} bags of ${name}`}
        aria-invalid={!isWhole || undefined}
        aria-describedby={isWhole ? undefined : `${stockId}-error`}
        value={text ?? field.value}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setText(null);
        }}
      />
      {isWhole ? (
        field.value === 0 ? (
          <b className={styles.out}>out</b>
        ) : (
          <span className={styles.unit}>{field.value === 1 ? 'bag' : 'bags'}</span>
        )
      ) : (
        <b className={styles.out} role="alert" id={`${stockId}-error`}>
          Stock is a whole number, 0 to {formatWhole(MOST_STOCK)}.
        </b>
      )}
    </>
  );
}
