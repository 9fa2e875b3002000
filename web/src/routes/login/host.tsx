import type { ReactNode } from 'react';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import styles from './host.module.css';

interface HostProps {
  name: string;
  sprite: string;
  tint: string;
  children: ReactNode;
}

/** Who receives you at a door of the shop, and what they say. */
export function Host({ name, sprite, tint, children }: HostProps) {
  return (
    <div className={styles.host}>
      <Portrait src={`/art/${sprite}.png`} alt="" tint={tint} className={styles.portrait} />
      <DialogBox who={name} className={styles.words}>
        <p>{children}</p>
      </DialogBox>
    </div>
  );
}
