import { Button } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import styles from './account.module.css';

/** The shop cannot read sessions or orders at the moment. */
export function AccountError({ title, level, onRetry }: { title: string; level: 1 | 2; onRetry: () => void }) {
  return (
    <Window title={title} level={level} icon="i-warning" role="alert">
      <DialogBox who="Captain" className={styles.error}>
        <p>The books are stuck in their drawer. Nothing is lost, we only cannot read it this minute.</p>
      </DialogBox>
      <div className={styles.actions}>
        <Button look="gold" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Window>
  );
}
