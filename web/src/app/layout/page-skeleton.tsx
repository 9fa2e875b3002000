import styles from './page-skeleton.module.css';

/** An empty window while a page's code is on its way. */
export function PageSkeleton() {
  return (
    <div className="page stack" role="status" aria-label="Loading page">
      <div className={styles.window}>
        <div className={styles.bar} />
      </div>
    </div>
  );
}
