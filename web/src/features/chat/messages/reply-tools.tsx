import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './message.module.css';

/** How long the button shows its result. */
const TOLD_MS = 2_000;

interface ReplyToolsProps {
  text: string;
  onRegenerate: (() => void) | undefined;
  /** The rating of the reply, where it can be rated. */
  children?: ReactNode;
}

/** Actions on a finished reply. */
export function ReplyTools({ text, onRegenerate, children }: ReplyToolsProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  function copy() {
    // navigator.clipboard is undefined on a page without https.
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new TypeError('no clipboard'));
    done.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  }

  return (
    <div className={styles.tools}>
      {text === '' ? null : (
        <button type="button" className={styles.tool} onClick={copy}>
          {outcome === undefined ? 'Copy' : outcome === 'copied' ? 'Copied' : 'Not copied'}
        </button>
      )}
      {onRegenerate ? (
        <button type="button" className={styles.tool} onClick={onRegenerate}>
          Try again
        </button>
      ) : null}
      {children}
    </div>
  );
}
