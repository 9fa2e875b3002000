import { Button } from '../../../ui/controls/button.tsx';
import type { TurnError } from '../wire/turn-error.ts';
import styles from './message.module.css';

interface ErrorBubbleProps {
  error: TurnError;
  onRetry: () => void;
  /** Puts the message back into the input; undefined once a reply has started. */
  onTakeBack: (() => void) | undefined;
}

/** The error of a turn, with its actions. */
export function ErrorBubble({ error, onRetry, onTakeBack }: ErrorBubbleProps) {
  return (
    <li className={styles.error}>
      <img src="/art/i-warning.png" width="24" height="24" alt="" />
      <p role="alert">{error.message}</p>
      <div>
        <Button onClick={onRetry}>Try again</Button>
        {onTakeBack ? (
          <Button look="quiet" onClick={onTakeBack}>
            Edit the message
          </Button>
        ) : null}
      </div>
    </li>
  );
}
