import { Link } from '../../lib/router.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  path: string;
}

/** The way from the front door to here; the last step is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {trail.map(({ label, path }, index) => (
          <li key={path} className={styles.step}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={path} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
