import { Link } from '../../lib/router.ts';
import { useShop } from '../../lib/shell.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import styles from './hero.module.css';

const CAST = ['captains-choice', 'chocolate-java', 'jacks-pumpkin', 'sparrows', 'decaf-destiny'];

export function Hero() {
  const { name } = useShop();
  return (
    <section className={styles.hero} aria-labelledby="brand-title">
      <div className={styles.scene}>
        <img className={styles.backdrop} src="/art/scene-cafe.png" width="1200" height="450" alt="" fetchPriority="high" />
        <h1 className={styles.title} id="brand-title">
          {name}
        </h1>
        <div className={styles.cast}>
          {CAST.map((slug) => (
            <img key={slug} src={`/art/${slug}.png`} width="144" height="144" alt="" />
          ))}
        </div>
      </div>
      <DialogBox who="Barista" className={styles.dialog}>
        <p className={styles.tagline}>
          Thirteen coffees live behind this counter, and every one has a story. Talk to one, then take it home.{' '}
          <span className={styles.which}>
            <Link to="/quiz">Which one are you?</Link>
          </span>
        </p>
        <div className={styles.choices}>
          <ButtonLink to="/chat" look="gold">
            <img src="/art/i-arrow.png" width="24" height="24" alt="" />
            CHAT WITH OUR COFFEES
          </ButtonLink>
          <ButtonLink to="/store">
            <img src="/art/i-arrow.png" width="24" height="24" alt="" />
            VISIT STORE
          </ButtonLink>
        </div>
      </DialogBox>
    </section>
  );
}
