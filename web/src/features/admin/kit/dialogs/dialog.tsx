import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { AdminButton } from '../controls/admin-button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  icon: IconName;
  isOpen: boolean;
  /** Esc, the close button, and "back" to another address; the owner sets `isOpen`. */
  onClose: () => void;
  /** In px, on a desk; a phone shows a sheet at its full width. */
  width?: number;
  isAlert?: boolean;
  describedBy?: string;
  children: ReactNode;
}

const FIRST_FIELD = 'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * The browser's own dialog: it traps the focus, closes on Esc and gives the focus back to what opened it. The focus starts on
 * `[data-first-focus]`, or else on the first field. Its content is there only while it is open, so that forms start afresh.
 */
export function Dialog({ title, icon, isOpen, onClose, width = 560, isAlert = false, describedBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || !isOpen) return;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-first-focus]') ?? element.querySelector<HTMLElement>(FIRST_FIELD))?.focus();
    return () => element.close();
  }, [isOpen]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const { href } = location;
    function onPopState() {
      if (location.href !== href) close();
    }
    // Chromium sends "cancel" for the first Esc only, and closes the dialog at the second. The focus may be on none of its elements.
    function onKeyDown(event: KeyboardEvent) {
      const isTopmost = [...document.querySelectorAll('dialog[open]')].at(-1) === dialog.current;
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isTopmost) return;
      event.preventDefault();
      close();
    }
    addEventListener('popstate', onPopState);
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('popstate', onPopState);
      removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file field inside fires "cancel" too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen ? (
        <>
          <div className={styles.bar}>
            <Icon name={icon} />
            <h2 id={titleId}>{title}</h2>
            <AdminButton isIconOnly aria-label="Close" onClick={onClose}>
              <Icon name="s-x" />
            </AdminButton>
          </div>
          <div className={styles.body}>{children}</div>
        </>
      ) : null}
    </dialog>
  );
}

/** The row of buttons at the end of a dialog; it stays in view while the rest scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
