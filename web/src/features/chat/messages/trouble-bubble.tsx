import { Button } from '../../../ui/controls/button.tsx';
import type { Trouble } from '../wire/trouble.ts';
import styles from './message.module.css';

interface TroubleBubbleProps {
  trouble: Trouble;
  onRetry: () => void;
  /** Puts the message back into the input; not for an answer that had begun. */
  onTakeBack: (() => void) | undefined;
}

/** What went wrong, in the place where it did, with the way on. */
export function TroubleBubble({ trouble, onRetry, onTakeBack }: TroubleBubbleProps) {
  return (
    <li className={styles.trouble}>
      <img src="/art/i-warning.png" width="24" height="24" alt="" />
      <p role="alert">{trouble.message}</p>
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
