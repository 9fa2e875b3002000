import { Button } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import styles from './chat.module.css';

/** Placeholder of the conversation while its code or the session loads. */
export function StageWaiting() {
  return (
    <DialogBox className={`${styles.stage} ${styles.waiting}`}>
      <p role="status">Warming the cup...</p>
    </DialogBox>
  );
}

/** Shown instead when loading failed. */
export function StageError({ onRetry }: { onRetry: () => void }) {
  return (
    <DialogBox className={`${styles.stage} ${styles.waiting}`}>
      <img src="/art/i-warning.png" width="48" height="48" alt="" />
      <p role="alert">The conversation did not load. Nothing you said is lost.</p>
      <Button look="gold" onClick={onRetry}>
        Try again
      </Button>
    </DialogBox>
  );
}
