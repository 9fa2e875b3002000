import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useLocation } from '../../lib/router.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import styles from './product.module.css';

/** As high as the item it makes room for. */
export function ProductSkeleton() {
  return (
    <div className="page stack">
      <div className={styles.skeleton}>
        <Spinner>Fetching it from the shelf</Spinner>
      </div>
    </div>
  );
}

export function ProductTrouble({ onRetry }: { onRetry: () => void }) {
  const { pathname } = useLocation();
  return (
    <div className="page stack">
      <PageMeta title="Shop" description="One of the blends of the house." path={pathname} isIndexed={false} />
      <Window title="The shelf did not answer" level={1} icon="i-warning">
        <div className={styles.error}>
          <p role="status">The shop did not answer. Your cart is safe.</p>
          <Button look="gold" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </Window>
    </div>
  );
}
