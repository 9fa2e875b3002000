import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShop } from '../../lib/shell.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import type { NavEntry } from './nav-items.ts';
import { NavItem } from './nav-item.tsx';
import styles from './start-menu.module.css';
import { STATUS_LINE, Vitals } from './vitals.tsx';

/** Navigation of small screens. The browser's own dialog brings the focus trap, Esc and the way back. */
export function StartMenu({ items }: { items: readonly NavEntry[] }) {
  const { name } = useShop();
  const dialog = useRef<HTMLDialogElement>(null);
  // Wide screens never open it, so its pictures are not fetched there.
  const [wasOpened, setWasOpened] = useState(false);
  function close() {
    return dialog.current?.close();
  }

  function open() {
    // The dialog puts the focus on its first link, so that has to be there already.
    flushSync(() => setWasOpened(true));
    dialog.current?.showModal();
  }

  return (
    <>
      <Button className={styles.opener} aria-haspopup="dialog" onClick={open}>
        MENU
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-label="Menu" closedby="any">
        {wasOpened ? (
          <Window title="MENU" icon="i-cup" isFlush onClose={close} closeLabel="Close menu">
            <div className={styles.body}>
              <p className={styles.stripe} aria-hidden="true">
                {name}
              </p>
              <nav aria-label="Main">
                <ul className={styles.list}>
                  {items.map((item) => (
                    <li key={item.to}>
                      <NavItem {...item} onClick={close} />
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
            <div className={styles.foot}>
              <p>{STATUS_LINE}</p>
              <Vitals className={styles.meters} />
            </div>
          </Window>
        ) : null}
      </dialog>
    </>
  );
}
