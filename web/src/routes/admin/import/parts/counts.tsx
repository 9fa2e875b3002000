import { formatWhole } from '../../../../lib/whole-number.ts';
import styles from './parts.module.css';

interface CountsProps {
  rows: readonly { tone: 'new' | 'updated' | 'unchanged' | 'rejected'; count: number; words: string }[];
}

/** Four figures. */
export function Counts({ rows }: CountsProps) {
  return (
    <dl className={styles.counts}>
      {rows.map(({ tone, count, words }) => (
        <div key={words} data-tone={tone}>
          <dt>{words}</dt>
          <dd>{formatWhole(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
