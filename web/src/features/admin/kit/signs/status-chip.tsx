import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { MarkName } from '../icons/icon.tsx';
import styles from './status-chip.module.css';

type ChipTone = 'plain' | 'paid' | 'done' | 'bad' | 'back' | 'part' | 'off' | 'info';

/** How a state looks: a mark, a word and a colour, so that none of them has to be seen alone. */
export interface ChipLook {
  word: string;
  mark: MarkName;
  tone: ChipTone;
}

export function StatusChip({ look, children }: { look: ChipLook; children?: ReactNode }) {
  return (
    <span className={`${styles.chip} ${styles[look.tone]}`}>
      <Icon name={look.mark} />
      {children ?? look.word}
    </span>
  );
}
