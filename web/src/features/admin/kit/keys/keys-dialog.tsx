import { useState } from 'react';
import { AdminButton } from '../controls/admin-button.tsx';
import { Dialog, DialogFoot } from '../dialogs/dialog.tsx';
import { Switch } from '../form/switch.tsx';
import { findRoom, ROOMS } from '../rooms/rooms.ts';
import { Key } from '../signs/key.tsx';
import { areKeysOff, setKeysOff } from './key-store.ts';
import styles from './keys-dialog.module.css';

type Line = readonly [keys: readonly string[], does: string];

const GO_TO: readonly Line[] = ROOMS.flatMap(({ key, label }) => (key ? [[['G', key.toUpperCase()], label] as const] : []));

const GROUPS: readonly { title: string; lines: readonly Line[]; room?: string }[] = [
  { title: 'Everywhere', lines: [[['?'], 'this list'], [['/'], 'search'], ...GO_TO, [['Esc'], 'close, or clear what is chosen']] },
  {
    title: 'Lists',
    lines: [
      [['J', 'K'], 'down, up'],
      [['Enter'], 'open'],
      [['X'], 'choose'],
      [['Shift', 'X'], 'choose up to here'],
      [['[', ']'], 'page back, on'],
      [['E'], 'edit'],
      [['N'], 'new'],
      [['Z'], 'undo while the toast shows'],
    ],
  },
  {
    title: 'One order',
    room: 'orders',
    lines: [
      [['R'], 'refund'],
      [['M'], 'mail again'],
      [['L'], 'buy the label'],
      [['N'], 'note'],
      [['J', 'K'], 'next, previous'],
      [['U'], 'back to the list'],
    ],
  },
  {
    title: 'Invoices',
    room: 'invoices',
    lines: [
      [['P'], 'print'],
      [['M'], 'mail one'],
      [['U'], 'back to the list'],
    ],
  },
  {
    title: 'Forms',
    lines: [
      [['Ctrl', 'S'], 'save'],
      [['Ctrl', 'Enter'], 'save and close'],
      [['Esc'], 'leave; asks when changed'],
    ],
  },
];

/** Every key there is, and the switch that turns the single ones off. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="All keys" icon="i-key" width={760} isOpen={isOpen} onClose={onClose}>
      <div className={styles.groups}>
        {GROUPS.filter(({ room }) => room === undefined || findRoom(room)).map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map(([keys, does]) => (
                <li key={does}>
                  <span>
                    {keys.map((name, index) => (
                      <span key={name}>
                        {name !== 'G' && keys[0] === 'G' && index === 1 ? <small>then</small> : null}
                        <Key>{name}</Key>
                      </span>
                    ))}
                  </span>
                  {does}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <DialogFoot>
        <OffSwitch />
        <AdminButton look="gold" data-first-focus="" onClick={onClose}>
          Close
        </AdminButton>
      </DialogFoot>
    </Dialog>
  );
}

function OffSwitch() {
  const [isOff, setIsOff] = useState(areKeysOff);
  return (
    <div className={styles.off}>
      <Switch
        isOn={!isOff}
        label="Single-key shortcuts"
        onChange={(isOn) => {
          setKeysOff(!isOn);
          setIsOff(!isOn);
        }}
      >
        Single-key shortcuts
      </Switch>
    </div>
  );
}
