import { Window } from '../../ui/frames/window.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { DIFFERENCES } from './about-words.ts';
import styles from './about.module.css';

export function Differences() {
  return (
    <Window title="What Makes Us Different" icon="i-drop">
      <ul className={styles.differences}>
        {DIFFERENCES.map(({ emblem, tint, title, words }) => (
          <li key={title} className={styles.card}>
            <Portrait src={`/art/${emblem}.png`} alt="" tint={tint} isLazy className={styles.emblem} />
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
    </Window>
  );
}
