import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { Window } from '../../../ui/frames/window.tsx';
import styles from './clear-dialog.module.css';

interface ClearDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  name: string;
  /** @throws when the request failed. */
  onClear: () => Promise<void>;
  /** Called after the dialog closed: the button that opened it is disabled now, so the focus has to move. */
  onCleared: () => void;
}

/** Confirms before a conversation is deleted; the focus starts on "KEEP IT". */
export function ClearDialog({ dialog, name, onClear, onCleared }: ClearDialogProps) {
  const [isClearing, setIsClearing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isRunning = useRef(false);
  const textId = useId();

  async function clear() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsClearing(true);
    setHasFailed(false);
    try {
      await onClear();
      dialog.current?.close();
      onCleared();
    } catch {
      setHasFailed(true);
    }
    isRunning.current = false;
    setIsClearing(false);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-label="Clear this conversation?"
      aria-describedby={textId}
      onClose={() => setHasFailed(false)}
    >
      <Window title="Clear this conversation?" icon="i-trash">
        <p id={textId}>Every word between you and {name} is wiped off the table. Your taste profile stays on your account page.</p>
        {hasFailed ? (
          <div role="alert" className={styles.failed}>
            <FieldError>That did not work. Nothing was cleared.</FieldError>
          </div>
        ) : null}
        <div className={styles.actions}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus of a destructive dialog starts on the safe button */}
          <Button look="gold" autoFocus onClick={() => dialog.current?.close()}>
            KEEP IT
          </Button>
          <Button aria-disabled={isClearing} onClick={() => void clear()}>
            {isClearing ? 'CLEARING...' : 'CLEAR IT'}
          </Button>
        </div>
      </Window>
    </dialog>
  );
}
