import type { ReactNode } from 'react';
import { usePreloadProps } from '../../../../lib/route-preload.ts';
import { Link } from '../../../../lib/router.ts';
import { useBead } from '../rooms/beads.ts';
import type { Room } from '../rooms/rooms.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './room-tabs.module.css';

interface RoomTabsProps {
  rooms: readonly Room[];
  /** The id of the room that is shown. */
  current: string;
  /** A tab that leads out of this row. */
  back?: { to: string; label: string } | undefined;
  /** At the right end. */
  children?: ReactNode;
}

/** Folder tabs. Each is a page of its own, so they are links. */
export function RoomTabs({ rooms, current, back, children }: RoomTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Admin">
      <ul>
        {rooms.map((room) => (
          <li key={room.id}>
            <Tab room={room} isCurrent={room.id === current} />
          </li>
        ))}
        {back ? (
          <li>
            <BackTab {...back} />
          </li>
        ) : null}
      </ul>
      {children ? <div className={styles.aside}>{children}</div> : null}
    </nav>
  );
}

function BackTab({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} {...usePreloadProps(to)}>
      <Icon name="s-back" />
      {label}
    </Link>
  );
}

function Tab({ room, isCurrent }: { room: Room; isCurrent: boolean }) {
  return (
    <Link to={room.to} aria-current={isCurrent ? 'page' : undefined} {...usePreloadProps(room.to)}>
      <Icon name={room.icon} />
      {room.label}
      <RoomBead room={room} />
    </Link>
  );
}

/** The number on a room. */
export function RoomBead({ room, className }: { room: Room; className?: string | undefined }) {
  const bead = useBead(room.id);
  if (bead === undefined) return null;
  return (
    <span
      className={[styles.bead, bead.tone === 'calm' && styles.calm, className].filter(Boolean).join(' ')}
      title={`${bead.count} ${bead.words}`}
    >
      {bead.count}
      <span className="sr"> {bead.words}</span>
    </span>
  );
}
