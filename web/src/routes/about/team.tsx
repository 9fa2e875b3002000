import { Window } from '../../ui/frames/window.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { TEAM } from './about-words.ts';
import styles from './about.module.css';

export function Team() {
  return (
    <Window title="Meet Our Team" icon="i-cup">
      <ul className={styles.team}>
        {TEAM.map(({ name, role, words, portrait, alt, tint }) => (
          <li key={name} className={styles.card}>
            <Portrait src={portrait} alt={alt} tint={tint} isLazy className={styles.bust} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
    </Window>
  );
}
