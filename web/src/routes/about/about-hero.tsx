import { useShop } from '../../lib/shell.ts';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import hero from '../home/hero.module.css';
import styles from './about.module.css';

/** The largest thing on the page, so it alone does not fade in. */
export function AboutHero() {
  const { name } = useShop();
  return (
    <header>
      <div className={hero.scene}>
        <img className={hero.backdrop} src="/art/scene-about.png" width="1200" height="450" alt="" fetchPriority="high" />
        <h1 className={`${hero.title} ${styles.title}`}>
          {name} <span>About</span>
        </h1>
      </div>
      <DialogBox who="OUR STORY" className={styles.story}>
        <p>
          Ten past two in the morning, 2001. Somebody has left the espresso machine on. The steam climbs, the clock stops, and thirteen cups
          open their eyes.
        </p>
      </DialogBox>
    </header>
  );
}
