import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { formatDay } from '../dates.ts';
import { problemOf } from '../form/problem.ts';
import styles from './taste-profile.module.css';
import { isBlank, tasteRows } from './taste-rows.ts';
import type { Taste } from './taste-rows.ts';
import { useEraseTasteProfile } from './use-erase-taste-profile.ts';

/** The stored taste profile, with a button that deletes it. */
export function TasteProfile({ taste, onErased }: { taste: Taste; onErased: () => void }) {
  const erase = useEraseTasteProfile();
  const [isErasing, setIsErasing] = useState(false);
  const isRunning = useRef(false);
  const empty = useRef<HTMLParagraphElement>(null);
  const hasErased = useRef(false);
  const hasNothing = isBlank(taste);

  // The focused button is removed with the profile.
  useEffect(() => {
    if (hasNothing && hasErased.current) empty.current?.focus();
  }, [hasNothing]);

  async function eraseTaste() {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsErasing(true);
    try {
      await erase();
      hasErased.current = true;
      showToast({ title: 'Taste Forgotten', description: 'The coffees will meet you anew.', tone: 'good' });
      onErased();
    } catch (error) {
      showToast({ title: 'Not Forgotten', description: problemOf(error).message, tone: 'bad' });
    }
    isRunning.current = false;
    setIsErasing(false);
  }

  if (hasNothing) {
    return (
      <div className={styles.empty}>
        <img src="/art/i-cup.png" width="96" height="96" alt="" />
        <p ref={empty} tabIndex={-1}>
          A blank page. Tell a coffee what you like, and it will remember for next time.
        </p>
        <ButtonLink to="/chat">CHAT WITH OUR COFFEES</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <p className={styles.lead}>The coffees picked this up while you talked, and use it to recommend.</p>
      <dl className={styles.rows}>
        {tasteRows(taste).map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ul className={`tags ${styles.values}`}>
                {values.map((value) => (
                  <li key={value}>{value}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {taste.updatedAt ? <p className={styles.when}>Last noted {formatDay(taste.updatedAt)}</p> : null}
      <Button shape="wide" aria-disabled={isErasing} onClick={() => void eraseTaste()}>
        {isErasing ? 'FORGETTING...' : 'FORGET MY TASTE'}
      </Button>
    </>
  );
}
