import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import styles from './chat.module.css';

/** Shown before a character is selected. */
export function SelectionRequired() {
  return (
    <DialogBox className={styles.gate}>
      <img className={styles.lock} src="/art/i-cup.png" width="48" height="48" alt="" />
      <div>
        <h3 className={styles.heading}>SELECT YOUR COFFEE COMPANION</h3>
        <p>Choose a character above and pull up a chair.</p>
      </div>
    </DialogBox>
  );
}
