import styles from './fact-list.module.css';

export function FactList({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={`well ${styles.facts}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
