import { TAGLINE } from '../../lib/brand.ts';
import { useShell } from '../../lib/shell.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { year, shop } = useShell();
  return (
    <footer className={styles.taskbar} data-site="footer">
      <div className={`page ${styles.row}`}>
        <p>
          © {year} {shop.name}
        </p>
        <nav className={styles.links} aria-label="Footer">
          <ButtonLink to="/chat">CHAT</ButtonLink>
          <ButtonLink to="/store">SHOP</ButtonLink>
          <ButtonLink to="/watch-tv">WATCH TV</ButtonLink>
        </nav>
        <p className={styles.tagline}>{TAGLINE}</p>
      </div>
    </footer>
  );
}
