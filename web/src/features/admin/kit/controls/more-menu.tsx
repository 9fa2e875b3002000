import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { AdminButton } from './admin-button.tsx';
import styles from './more-menu.module.css';

/** Deeds that are needed less often, behind one button: `AdminButton`s and `AdminLink`s. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const id = useId();
  // Before the deed: the focus is on "More" again when its dialog opens, and comes back there.
  function close({ currentTarget, target }: MouseEvent<HTMLElement>) {
    if (target !== currentTarget) currentTarget.hidePopover();
  }
  return (
    <>
      <AdminButton popoverTarget={id}>
        More <Icon name="s-down" />
      </AdminButton>
      <div id={id} popover="auto" role="group" aria-label="More" className={styles.menu} onClickCapture={close}>
        {children}
      </div>
    </>
  );
}
