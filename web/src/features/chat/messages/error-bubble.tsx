import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import type { TurnError } from '../wire/turn-error.ts';
import styles from './message.module.css';

interface ErrorBubbleProps {
  error: TurnError;
  onRetry: () => void;
  /** Puts the message back into the input; undefined once a reply has started. */
  onTakeBack: (() => void) | undefined;
  onLeave: () => void;
}

/** The error of a turn, with its actions. */
export function ErrorBubble({ error, onRetry, onTakeBack, onLeave }: ErrorBubbleProps) {
  return (
    <li className={styles.error}>
      <img src="/art/i-warning.png" width="24" height="24" alt="" />
      <p role="alert">{error.message}</p>
      <div>
        {error.kind === 'unavailable' ? (
          <LeaveButton onLeave={onLeave} />
        ) : (
          <>
            <Button onClick={onRetry}>Try again</Button>
            {onTakeBack ? (
              <Button look="quiet" onClick={onTakeBack}>
                Edit the message
              </Button>
            ) : null}
          </>
        )}
      </div>
    </li>
  );
}

function LeaveButton({ onLeave }: Pick<ErrorBubbleProps, 'onLeave'>) {
  const button = useRef<HTMLButtonElement>(null);
  // The form, which had the focus, is removed.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={button} look="gold" onClick={onLeave}>
      Choose another coffee
    </Button>
  );
}
