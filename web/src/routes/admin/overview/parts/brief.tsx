import { AdminLink } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { findRoom } from '../../../../features/admin/kit/rooms/rooms.ts';
import { DialogBox } from '../../../../ui/frames/dialog-box.tsx';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { countOf, greetingAt, grindWords } from '../overview-words.ts';
import type { Overview } from '../overview-words.ts';
import { CASES_ID } from './quest-log.tsx';
import styles from './parts.module.css';

/** What there is to do today, and the two next deeds. */
export function Brief({ overview, timeZone }: { overview: Overview; timeZone: string }) {
  const { reviewCount, toShipCount, lowStock } = overview;
  const orders = findRoom('orders');
  const soldOut = lowStock.filter(({ available }) => available === 0);
  const [first] = soldOut;
  return (
    <section className={styles.brief} aria-label="Brief of the day">
      <span className={styles.captain}>
        <img src="/art/captains-choice.png" width="96" height="96" alt="" />
      </span>
      <DialogBox className={styles.words}>
        <p>
          {greetingAt(overview.asOf, timeZone)}, Captain.{' '}
          {reviewCount > 0 ? (
            <>
              <b>{countOf(reviewCount, 'case')}</b> {reviewCount === 1 ? 'wants' : 'want'} a decision,{' '}
            </>
          ) : (
            'Nothing wants a decision, '
          )}
          {toShipCount > 0 ? (
            <>
              <b>{countOf(toShipCount, 'order')}</b> {toShipCount === 1 ? 'is paid and waits' : 'are paid and wait'} for the carrier
            </>
          ) : (
            'no parcel waits'
          )}
          {first ? (
            <>
              , and <b>{first.name}</b>
              {grindWords(first.grind) ? `, ${grindWords(first.grind).toLowerCase()},` : ''}
              {soldOut.length > 1 ? ` and ${countOf(soldOut.length - 1, 'other', 'others')} have left the shelf.` : ' has left the shelf.'}
            </>
          ) : (
            ', and every shelf has something on it.'
          )}
        </p>
        {reviewCount > 0 ? (
          <ButtonLink look="gold" to={`#${CASES_ID}`} className={styles.deed}>
            Review {countOf(reviewCount, 'case')}
          </ButtonLink>
        ) : null}
        {toShipCount > 0 && orders ? (
          <AdminLink icon="i-truck" to={`${orders.to}?status=paid`}>
            Ship {toShipCount}
          </AdminLink>
        ) : null}
      </DialogBox>
    </section>
  );
}
