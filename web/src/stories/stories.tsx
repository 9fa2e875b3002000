import { Link, useSearchParams } from '../lib/router.ts';
import type { StoryPage } from '../ui/story.ts';
import portal from '../features/admin/kit/shell/portal.module.css';
import styles from './stories.module.css';

const FILES = import.meta.glob<{ page: StoryPage }>(['../ui/**/*.stories.tsx', '../features/admin/kit/**/*.stories.tsx'], { eager: true });

const pages = Object.entries(FILES)
  .map(([path, { page }]) => ({ part: path.replace(/^\.\.\/(ui\/|features\/)|\.stories\.tsx$/g, ''), ...page }))
  .toSorted((one, other) => Number(one.surface === 'portal') - Number(other.surface === 'portal'));

/** The parts of the retro kit and of the administrator's portal, one page each: `/stories.html?part=controls/button`. */
export function Stories() {
  const [params] = useSearchParams();
  const shown = pages.find(({ part }) => part === params.get('part')) ?? pages[0];
  if (shown === undefined) return null;
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label="Parts">
        <ul>
          {pages.map(({ part, title }) => (
            <li key={part}>
              <Link to={`/stories.html?part=${part}`} aria-current={part === shown.part ? 'page' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.main}>
        <h1>{shown.title}</h1>
        {shown.stories.map(({ name, Show }) => (
          <section key={`${shown.part} ${name}`} aria-label={name} className={styles[shown.surface ?? 'window']}>
            <p className={styles.name}>{name}</p>
            {shown.surface === 'portal' ? (
              <div className={portal.portal}>
                <Show />
              </div>
            ) : (
              <Show />
            )}
          </section>
        ))}
      </main>
    </div>
  );
}
