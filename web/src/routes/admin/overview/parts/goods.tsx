import type { CSSProperties } from 'react';
import { findRoom } from '../../../../features/admin/kit/rooms/rooms.ts';
import { formatWhole } from '../../../../lib/whole-number.ts';
import { Link } from '../../../../lib/router.ts';
import { Window } from '../../../../ui/frames/window.tsx';
import { grindWords } from '../overview-words.ts';
import type { Overview } from '../overview-words.ts';
import styles from './parts.module.css';

const NO_PICTURE = '/art/empty-cart.png';

/** What was bought most in the last 30 days. */
export function BestSellers({ sellers }: { sellers: Overview['bestSellers'] }) {
  const most = sellers[0]?.quantity ?? 1;
  return (
    <Window title="Best sellers, 30 days" icon="i-star" isFlush>
      {sellers.length === 0 ? (
        <p className={styles.calm}>Nothing was bought in the last 30 days.</p>
      ) : (
        <ol className={styles.best}>
          {sellers.map(({ slug, name, imageUrl, tint, quantity }) => (
            <li key={slug}>
              <img src={imageUrl ?? NO_PICTURE} width="48" height="48" alt="" />
              <div>
                <span>{name}</span>
                <div className={styles.meter} style={{ '--c': tint, '--v': `${Math.round((quantity / most) * 100)}%` } as CSSProperties} />
              </div>
              <b>{formatWhole(quantity)}</b>
            </li>
          ))}
        </ol>
      )}
    </Window>
  );
}

/** What is nearly sold out. */
export function LowStock({ stock }: { stock: Overview['lowStock'] }) {
  const room = findRoom('coffee');
  return (
    <Window title="Low stock" icon="i-bag" isFlush end={room ? <Link to={room.to}>Manage</Link> : null}>
      {stock.length === 0 ? (
        <p className={styles.calm}>Every shelf has more than 10 of everything.</p>
      ) : (
        <ul className={styles.slots}>
          {stock.map(({ slug, name, imageUrl, grind, available }) => (
            <li key={`${slug} ${grind}`}>
              <Link to={room?.to ?? `/store/${slug}`} className={styles.slot}>
                <img src={imageUrl ?? NO_PICTURE} width="48" height="48" alt="" />
                <span>{name}</span>
                <small>{grindWords(grind)}</small>
                <b data-none={available === 0 || undefined}>
                  {available}
                  <span className="sr"> left</span>
                </b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Window>
  );
}
