import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import styles from './checkout.module.css';

/** What stopped a payment, in words that stay on the page. */
export interface Notice {
  title: string;
  text: string;
  paymentIntentId?: string;
  fixes?: { label: string; run: () => void }[];
}

export function CheckoutNotice({ notice, onFixed }: { notice: Notice | null; onFixed: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.scrollIntoView({ block: 'center' });
  }, [notice]);
  return (
    <div ref={box} role="alert">
      {notice ? (
        <div className={styles.notice}>
          <img src="/art/i-warning.png" width="48" height="48" alt="" />
          <div>
            <h3>{notice.title}</h3>
            <p>{notice.text}</p>
            {notice.paymentIntentId ? (
              <p>
                Payment: <code>{notice.paymentIntentId}</code>
              </p>
            ) : null}
            {notice.fixes?.map(({ label, run }) => (
              <Button
                key={label}
                className={styles.fix}
                onClick={() => {
                  run();
                  onFixed();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
