import type { ReactNode } from 'react';
import { Link } from '../../../../lib/router.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './portal.module.css';

interface AdminRoomProps {
  /** Left out where the content has the heading of the page, and the crumbs have the buttons. */
  title?: ReactNode;
  /** One line beside the title: how many there are, what the list leaves out. */
  subtitle?: ReactNode;
  /** The way back, for the page of one thing: the list it is from, the place in it, and at the right end the neighbours. */
  crumbs?: { to: string; label: string; place?: ReactNode; end?: ReactNode };
  /** A sign beside the title: the state of the thing. */
  sign?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** A `StatusBar`. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The sheet of one room, below the tabs: head, content and status bar. */
export function AdminRoom({ title, subtitle, crumbs, sign, actions, bar, children }: AdminRoomProps) {
  return (
    <div className={styles.room} data-bar={bar ? '' : undefined}>
      {crumbs ? (
        <div className={styles.crumbs}>
          <Link to={crumbs.to}>{crumbs.label}</Link>
          {crumbs.place ? (
            <span className={styles.place}>
              <Icon name="s-chev" />
              {crumbs.place}
            </span>
          ) : null}
          {crumbs.end ? <div>{crumbs.end}</div> : null}
        </div>
      ) : null}
      {title === undefined ? null : (
        <div className={styles.head}>
          <h1>{title}</h1>
          {sign}
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      )}
      {children}
      {bar}
    </div>
  );
}
