import { DialogBox } from '../../../ui/frames/dialog-box.tsx';
import { Window } from '../../../ui/frames/window.tsx';
import styles from '../product.module.css';
import { FactList } from './fact-list.tsx';

interface BrewWindowProps {
  who: string;
  line: string;
  steps: readonly { label: string; value: string }[];
}

/** The measures as they are, and the character's own word on them. */
export function BrewWindow({ who, line, steps }: BrewWindowProps) {
  return (
    <Window title="How to brew" icon="i-cup">
      <FactList facts={steps} />
      <DialogBox who={who} className={styles.line}>
        <p>{line}</p>
      </DialogBox>
    </Window>
  );
}
