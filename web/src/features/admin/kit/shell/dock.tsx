import { useState } from 'react';
import { usePreloadProps } from '../../../../lib/route-preload.ts';
import { Link } from '../../../../lib/router.ts';
import { AdminButton, AdminLink } from '../controls/admin-button.tsx';
import { Dialog, DialogFoot } from '../dialogs/dialog.tsx';
import { DOCK_ROOMS, ROOMS } from '../rooms/rooms.ts';
import type { Room } from '../rooms/rooms.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './dock.module.css';
import { RoomBead } from './room-tabs.tsx';

const OTHER_ROOMS = ROOMS.filter((room) => room.dock === undefined);

/** The way around on a phone: four rooms, and a sheet with the others. */
export function Dock({ current, onLeave }: { current: string; onLeave: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  function close() {
    setIsOpen(false);
  }
  return (
    <>
      <nav className={styles.dock} aria-label="Admin, short">
        {DOCK_ROOMS.map((room) => (
          <DockLink key={room.id} room={room} isCurrent={room.id === current} />
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <Icon name="i-menu" />
          More
        </button>
      </nav>
      <Dialog title="Back room" icon="i-menu" width={480} isOpen={isOpen} onClose={close}>
        {OTHER_ROOMS.length > 0 ? (
          <nav className={styles.rooms} aria-label="All rooms">
            {OTHER_ROOMS.map((room) => (
              <AdminLink key={room.id} to={room.to} icon={room.icon} onClick={close}>
                {room.label}
              </AdminLink>
            ))}
          </nav>
        ) : null}
        <DialogFoot>
          <AdminLink to="/" onClick={close}>
            To the shop
          </AdminLink>
          <AdminButton onClick={onLeave}>Logout</AdminButton>
        </DialogFoot>
      </Dialog>
    </>
  );
}

function DockLink({ room, isCurrent }: { room: Room; isCurrent: boolean }) {
  return (
    <Link to={room.to} aria-current={isCurrent ? 'page' : undefined} {...usePreloadProps(room.to)}>
      <Icon name={room.dockIcon ?? room.icon} />
      {room.dock}
      <RoomBead room={room} className={styles.bead} />
    </Link>
  );
}
