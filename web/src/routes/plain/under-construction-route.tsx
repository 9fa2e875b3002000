import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useLocation } from '../../lib/router.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import styles from './plain.module.css';

const ROOMS: Record<string, { name: string; words: string }> = {
  '/admin-coffee': { name: 'Coffee admin', words: 'The stock room is being swept.' },
};

/** For addresses of pages that are not built yet. */
export function UnderConstructionRoute() {
  const path = useLocation().pathname.replace(/\/+$/, '');
  const room = ROOMS[path] ?? { name: 'This room', words: 'Somebody is still building it.' };
  return (
    <div className={`page stack ${styles.narrow}`}>
      <PageMeta title={`${room.name}, under construction`} description="This room of the shop is not open yet." path={path} />
      <Window title={`${room.name}: under construction`} level={1} icon="i-warning">
        <div className={styles.tape} aria-hidden="true" />
        <div className={styles.scene}>
          <img className={styles.sprite} src="/art/captains-choice.png" width="144" height="144" alt="" />
          <DialogBox who="Captain" className={styles.words}>
            <p>{room.words}</p>
          </DialogBox>
        </div>
        <div className={styles.actions}>
          <ButtonLink to="/store" look="gold">
            Visit store
          </ButtonLink>
          <ButtonLink to="/">Back to home</ButtonLink>
        </div>
      </Window>
    </div>
  );
}
