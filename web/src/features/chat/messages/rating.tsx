import { useState } from 'react';
import type { ReplyRating } from '../../../generated/chat/graphql.ts';
import styles from './message.module.css';

const LABELS: Record<ReplyRating, string> = { UP: 'Good answer', DOWN: 'Poor answer' };
const BOTH: readonly ReplyRating[] = ['UP', 'DOWN'];

/** Thumbs up and down; the pressed one takes its rating back. */
export function Rating({ stored, onRate }: { stored: ReplyRating | null; onRate: (rating: ReplyRating | null) => Promise<unknown> }) {
  const [rating, setRating] = useState(stored);

  function rate(next: ReplyRating | null) {
    const before = rating;
    setRating(next);
    onRate(next).catch(() => setRating(before));
  }

  return BOTH.map((one) => (
    <button
      key={one}
      type="button"
      className={`${styles.tool} ${styles.thumb}`}
      aria-label={LABELS[one]}
      aria-pressed={rating === one}
      onClick={() => rate(rating === one ? null : one)}
    >
      <svg
        className={one === 'DOWN' ? styles.down : undefined}
        viewBox="0 0 12 12"
        width="18"
        height="18"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path fill="currentColor" d="M0 5h3v7H0zM4 5h1V3h1V0h2v4h3v1h1v2h-1v2h-1v2H9v1H4z" />
      </svg>
    </button>
  ));
}
