import { Button } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import styles from './chat.module.css';

/** Holds the place of the conversation while its code, or the word on who is signed in, is on the way. */
export function StageWaiting() {
  return (
    <DialogBox className={`${styles.stage} ${styles.waiting}`}>
      <p role="status">Warming the cup...</p>
    </DialogBox>
  );
}

/** The same place when that did not come. */
export function StageTrouble({ onRetry }: { onRetry: () => void }) {
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
