import styles from './parts.module.css';

/** As high as what comes, so that nothing jumps. */
export function OverviewSkeleton() {
  return (
    <div role="status" aria-label="Loading the figures">
      <div className={styles.skeleton} data-shape="brief" />
      <div className={styles.tiles}>
        {['customers', 'orders', 'revenue', 'average'].map((name) => (
          <div key={name} className={styles.skeleton} data-shape="tile" />
        ))}
      </div>
      <div className={styles.wide}>
        <div className={styles.skeleton} data-shape="chart" />
        <div className={styles.skeleton} data-shape="chart" />
      </div>
    </div>
  );
}
