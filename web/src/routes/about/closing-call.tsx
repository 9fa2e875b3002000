import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import styles from './about.module.css';

export function ClosingCall() {
  return (
    <Window title="Your Quest Starts Here" icon="i-cup">
      <div className={styles.closing}>
        <Portrait src="/art/friendly-neighborhood.png" alt="" tint="#ffd27a" isSmall isLazy className={styles.host} />
        <DialogBox who="Neighbor">
          <p>That is us. Now you: what kind of day was it? Pull up a chair, or have a look along the shelf first.</p>
        </DialogBox>
        <div className={styles.ways}>
          <ButtonLink to="/chat" look="gold" shape="wide">
            CHAT WITH OUR COFFEES
          </ButtonLink>
          <ButtonLink to="/store" shape="wide">
            EXPLORE OUR STORE
          </ButtonLink>
        </div>
      </div>
    </Window>
  );
}
