import { Link } from '../../../../lib/router.ts';
import styles from '../orders.module.css';
import { BULK_DEEDS, ordersWords } from './bulk-deeds.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** To which orders a run was not done, by reason. */
export function BulkRefusals({ run }: { run: BulkRun }) {
  const deed = BULK_DEEDS.find(({ kind }) => kind === run.kind);
  return (
    <>
      {run.doneCount > 0 ? (
        <p>
          {deed?.done(ordersWords(run.doneCount)) ?? `${ordersWords(run.doneCount)} as before`}. {deed?.doneText}
        </p>
      ) : (
        <p>Nothing was changed.</p>
      )}
      <ul className={styles.reasons}>
        {run.refusals.map(({ reason, count, numbers }) => (
          <li key={reason}>
            <b>{ordersWords(count)}:</b> {reason}.{' '}
            <span className={styles.numbers}>
              {numbers.map((number, at) => (
                <span key={number}>
                  {at > 0 ? ', ' : ''}
                  <Link to={`/admin/orders/${number}`}>{number < 0 ? 'imported' : `#${number}`}</Link>
                </span>
              ))}
              {count > numbers.length && numbers.length > 0 ? ' and more' : ''}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
