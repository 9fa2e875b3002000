import { Window } from '../../ui/frames/window.tsx';
import styles from './about.module.css';

export function OurMission() {
  return (
    <Window title="Our Mission" icon="i-heart">
      <div className={styles.mission}>
        <p className={styles.motto}>A story in every cup, and somebody to tell it.</p>
        <div className={styles.prose}>
          <p>
            We could have switched the machine off. We put up shelves instead. The cups wanted to talk, people wanted coffee, and it turned
            out that the two go rather well together.
          </p>
          <p>
            So this is a shop where you choose by mood, not by map reference. Meet a coffee, hear it out, take it home. If you only came to
            chat, that is fine too. The heater is on.
          </p>
        </div>
      </div>
    </Window>
  );
}
