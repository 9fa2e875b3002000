import type { FocusEvent, ReactNode } from 'react';
import { usePreloadProps } from '../../../../lib/route-preload.ts';
import { Link } from '../../../../lib/router.ts';
import { formatWhole } from '../../../../lib/whole-number.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName, MarkName } from '../icons/icon.tsx';
import styles from './list-tools.module.css';

interface ViewTab {
  /** `list.hrefOf(...)` */
  to: string;
  label: string;
  /** A text where it is not counted to the end: "10,000+". */
  count?: number | string | undefined;
  mark?: IconName | MarkName;
  isCurrent: boolean;
}

/** Scrolls a tab that has the focus from the keyboard into view. On a press the tab would move between pointerdown and pointerup. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Ways to look at a list, as links with their counts. */
export function ViewTabs({ label = 'Views', views, children }: { label?: string; views: readonly ViewTab[]; children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus events of its links bubble
    <nav className={styles.views} aria-label={label} onFocus={showWhole}>
      {views.map((view) => (
        <View key={view.label} {...view} />
      ))}
      {children}
    </nav>
  );
}

function View({ to, label, count, mark, isCurrent }: ViewTab) {
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...usePreloadProps(to)}>
      {mark ? <Icon name={mark} /> : null}
      {label}
      {count === undefined ? null : <b>{typeof count === 'number' ? formatWhole(count) : count}</b>}
    </Link>
  );
}
