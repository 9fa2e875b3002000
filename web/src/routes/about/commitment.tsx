import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { COMMITMENTS } from './about-words.ts';
import styles from './about.module.css';

export function Commitment() {
  return (
    <Window title="Our Commitment" icon="i-check">
      <DialogBox>
        <ul className={styles.promises}>
          {COMMITMENTS.map(({ title, words }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </DialogBox>
    </Window>
  );
}
