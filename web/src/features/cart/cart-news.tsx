import { useState } from 'react';
import type { Ref } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/frames/notice.tsx';
import { lineKey } from './cart-rules.ts';
import { changeCart } from './cart-store.ts';
import styles from './cart-news.module.css';
import { fixesOf, priceWords, problemWords } from './line-fixes.ts';
import type { LineFix } from './line-fixes.ts';
import type { CartCheck } from './use-cart-check.ts';

interface CartNewsProps extends CartCheck {
  ref: Ref<HTMLDivElement>;
  onFixed: () => void;
}

/** What has changed in the cart since it was filled, with a button for each solution. Empty while nothing has changed. */
export function CartNews({ ref, excess, problems, priceChanges, onFixed }: CartNewsProps) {
  const [done, setDone] = useState('');
  const isStopped = excess !== null || problems.length > 0;
  const isEmpty = !isStopped && priceChanges.length === 0 && done === '';

  function fix({ change, done: text }: LineFix, box: HTMLElement | null) {
    changeCart(change);
    setDone(text);
    onFixed();
    // The pressed button is removed.
    box?.focus();
  }

  return (
    <div ref={ref} role="status" tabIndex={-1} className={isEmpty ? styles.empty : undefined}>
      {isEmpty ? null : (
        <Notice isProblem={isStopped} className={styles.news}>
          {isStopped || priceChanges.length > 0 ? <h3>Your cart has changed</h3> : null}
          {done === '' ? null : <p>{done}</p>}
          {excess === null ? null : <p>{excess}</p>}
          <ul className={styles.list}>
            {problems.map((problem) => (
              <li key={lineKey(problem.line)}>
                <p>{problemWords(problem)}</p>
                {fixesOf(problem).map((way) => (
                  <Button key={way.label} onClick={(event) => fix(way, event.currentTarget.closest('[role="status"]'))}>
                    {way.label}
                  </Button>
                ))}
              </li>
            ))}
            {priceChanges.map((change) => (
              <li key={change.key}>
                {change.name} {priceWords(change)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
