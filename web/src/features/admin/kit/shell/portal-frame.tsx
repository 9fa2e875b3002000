import type { ReactNode } from 'react';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { usePortalKeys } from '../keys/use-portal-keys.ts';
import { AdminButton, AdminLink } from '../controls/admin-button.tsx';
import { ROOMS } from '../rooms/rooms.ts';
import { Dock } from './dock.tsx';
import { RoomTabs } from './room-tabs.tsx';
import './site.css';
import styles from './portal.module.css';

interface PortalFrameProps {
  area: 'portal' | 'coffee';
  /** The id of the room that is shown. */
  room: string;
  onLeave: () => void;
  children: ReactNode;
}

/** What every page of the portal has around its room: tabs, dock and keys. */
export function PortalFrame({ area, room, onLeave, children }: PortalFrameProps) {
  const keys = usePortalKeys();
  const tabs = ROOMS.filter(({ tab }) => tab === area);
  const isCoffee = area === 'coffee';
  return (
    <div className={`page ${styles.portal}`} data-portal={area}>
      <RoomTabs rooms={tabs} current={room} back={isCoffee ? { to: '/admin', label: 'Back to the portal' } : undefined}>
        {isCoffee ? (
          <AdminButton icon="i-key" onClick={onLeave}>
            LOGOUT
          </AdminButton>
        ) : (
          <AdminLink to="/admin-coffee" icon="i-bag">
            Manage Coffee &amp; Stock
          </AdminLink>
        )}
      </RoomTabs>
      {children}
      <Dock current={room} onLeave={onLeave} />
      <KeysDialog isOpen={keys.isListOpen} onClose={keys.closeList} />
    </div>
  );
}

/** The same place without the ways around: nobody has been let in. */
export function ClosedFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`page ${styles.portal}`} data-portal="closed">
      {children}
    </div>
  );
}
