import { useEffect } from 'react';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useLocation, useNavigationType } from '../../lib/router.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';
import styles from './plain.module.css';

/**
 * Every address without a route. A client-side navigation reloads the document first, because the server has pages that are not routes
 * of the web, such as the playground. After the reload the navigation type is POP, so it happens once.
 */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  const isByLink = useNavigationType() !== 'POP';
  useEffect(() => {
    if (isByLink) window.location.reload();
  }, [isByLink]);
  if (isByLink) return <div className="page" aria-busy="true" />;
  return (
    <div className={`page stack ${styles.narrow}`}>
      <PageMeta title="404 Page Not Found" description="There is no such page in this shop." path={pathname} isIndexed={false} />
      <Window title="404 Page Not Found" level={1} icon="i-warning">
        <img className={styles.picture} src="/art/scene-404.png" width="800" height="400" alt="" fetchPriority="high" />
        <DialogBox who="Barista" className={styles.under}>
          <p>You took a wrong turn at the grinder. This page was never on the menu, or somebody drank it.</p>
        </DialogBox>
        <div className={styles.actions}>
          <ButtonLink to="/" look="gold">
            Back to home
          </ButtonLink>
          <ButtonLink to="/store">Visit store</ButtonLink>
        </div>
      </Window>
    </div>
  );
}
