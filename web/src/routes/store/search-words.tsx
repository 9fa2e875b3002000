import { Link } from '../../lib/router.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import styles from './store.module.css';
import { SEARCH_PARAM } from './search-text.ts';

/** Each finds something in the seeded catalogue. */
const SUGGESTIONS = ['chocolate', 'no caffeine', 'smoky', 'dark roast', 'cosy, no nuts'];

function searchPath(text: string) {
  return `/store?${new URLSearchParams({ [SEARCH_PARAM]: text }).toString()}`;
}

interface FoundWordsProps {
  /** '' while nothing is searched for. */
  text: string;
  /** Undefined while the answer is under way. */
  count: number | undefined;
  understood: readonly string[];
}

/** What the search found, in words that are read out as they change. */
export function FoundWords({ text, count, understood }: FoundWordsProps) {
  const found = count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'item' : 'items'}`;
  const words = count === undefined ? 'Looking along the shelf' : found;
  return (
    <div className={text === '' ? 'sr' : styles.found}>
      <p role="status" className={styles.count}>
        {text === '' ? '' : `${words} for “${text}”`}
        {understood.map((wish) => (
          <span key={wish} className={styles.understood}>
            {wish.toUpperCase()}
          </span>
        ))}
      </p>
      {text === '' ? null : (
        <Link to="/store" className={styles.clear} preventScrollReset>
          Show everything
        </Link>
      )}
    </div>
  );
}

/** For a search without results: words that have some, and a link to the quiz. */
export function SearchAdvice() {
  return (
    <div className={styles.advice}>
      <ul className={styles.suggestions} aria-label="Other searches">
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>
            <Link to={searchPath(suggestion)} className={styles.suggestion} preventScrollReset>
              {suggestion}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to="/quiz" look="gold">
        LET THE BARISTA GUESS
      </ButtonLink>
    </div>
  );
}
