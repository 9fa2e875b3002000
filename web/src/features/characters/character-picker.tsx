import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { CharacterCardSkeleton } from './character-card.tsx';
import styles from './character-card.module.css';
import { PICKER_COUNT } from './character-rules.ts';

interface CharacterPickerProps {
  /** The cards, at most five; empty while loading and after a failure. */
  cards: ReactNode[];
  isLoading: boolean;
  onViewAll: () => void;
  onChatNow: () => void;
  /** Loads the list again; set only after a failure. */
  onRetry?: (() => void) | undefined;
}

export function CharacterPicker({ cards, isLoading, onViewAll, onChatNow, onRetry }: CharacterPickerProps) {
  const isBusy = isLoading || cards.length === 0;
  return (
    <Window title="SELECT YOUR CHARACTER" icon="i-heart" id="characters" tabIndex={-1}>
      {onRetry ? (
        <div className={styles.notice} role="alert">
          <p>Failed to fetch coffee characters. They are probably still asleep.</p>
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : (
        <ul className={styles.cards}>
          {cards.length > 0
            ? cards
            : isLoading && Array.from({ length: PICKER_COUNT }, (_, index) => <CharacterCardSkeleton key={index} />)}
        </ul>
      )}
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onViewAll}>
          {isBusy ? 'LOADING...' : 'VIEW ALL CHARACTERS'}
        </Button>
        <Button look="gold" disabled={isBusy} onClick={onChatNow}>
          {isBusy ? 'LOADING...' : 'CHAT NOW'}
        </Button>
      </div>
    </Window>
  );
}
