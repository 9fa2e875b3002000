import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './toaster.module.css';
import { pressToastAction, TOAST_DURATION_MS, toastStore } from './toast-store.ts';
import type { Toast } from './toast-store.ts';
import { useMakesWay } from './use-makes-way.ts';

const NO_TOASTS: readonly Toast[] = [];

/** Shows the toasts. The live region is always rendered, so that its first text is announced too. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => NO_TOASTS);
  const toast = toasts.find((candidate) => candidate.isOpen);
  const region = useRef<HTMLDivElement>(null);
  const isAside = useMakesWay(region, toast !== undefined);
  return (
    <div ref={region} className={styles.region} data-site="toasts" data-aside={isAside} role="status" aria-live="polite">
      {toast ? <ToastCard key={toast.id} toast={toast} /> : null}
    </div>
  );
}

/** Closes after its duration; hover and focus pause the timer. */
function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const durationMs = toast.durationMs ?? TOAST_DURATION_MS;
  const remainingMs = useRef(durationMs);

  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => toastStore.dismiss(toast.id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(1_000, remainingMs.current - (performance.now() - startedAt));
    };
  }, [isHeld, toast.id]);

  function hold() {
    return setIsHeld(true);
  }
  function release() {
    return setIsHeld(false);
  }
  const tone = toast.tone === 'good' || toast.tone === 'bad' ? styles[toast.tone] : '';
  return (
    <div
      className={`${styles.toast} ${tone}`}
      style={{ '--toast-ms': `${durationMs}ms` } as CSSProperties}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={styles.text}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description ? <p className={styles.description}>{toast.description}</p> : null}
      </div>
      {toast.action ? <Button onClick={pressToastAction}>{toast.action.label}</Button> : null}
      <button type="button" className={styles.close} aria-label="Close message" onClick={() => toastStore.dismiss(toast.id)}>
        <img src="/art/i-close.png" width="24" height="24" alt="" />
      </button>
    </div>
  );
}
