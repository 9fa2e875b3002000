import type { AdminCoffeeListQuery } from '../../../generated/admin/coffee/graphql.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import styles from './coffee.module.css';

export type Talks = AdminCoffeeListQuery['chatFigures'][number];

/** What visitors thought of the replies, and what the replies took. */
export function TalkFigures({ talks }: { talks: Talks }) {
  const { replies, thumbsUp, thumbsDown, fallbacks, tokens } = talks;
  const figures = { Replies: replies, Good: thumbsUp, Poor: thumbsDown, Fallbacks: fallbacks, Tokens: tokens };
  return (
    <dl className={styles.figures}>
      {Object.entries(figures).map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatWhole(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
