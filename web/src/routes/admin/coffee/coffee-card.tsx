import { AdminButton, AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { Icon } from '../../../features/admin/kit/icons/icon.tsx';
import { GrindBadge } from '../../../features/characters/grind-badge.tsx';
import type { AdminCoffeeListQuery } from '../../../generated/admin/coffee/graphql.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import { Link } from '../../../lib/router.ts';
import { Portrait } from '../../../ui/pictures/portrait.tsx';
import styles from './coffee.module.css';
import { StockLine } from './stock-line.tsx';
import { TalkFigures } from './talk-figures.tsx';
import type { Talks } from './talk-figures.tsx';

export type CoffeeRow = AdminCoffeeListQuery['adminCoffees'][number];

const GRINDS = { WHOLE_BEAN: 'Whole Bean', GROUND: 'Ground' } as const;

/** A slot of the inventory: who it is, what there is of it, and what can be done. */
export function CoffeeCard({ coffee, talks, onDelete }: { coffee: CoffeeRow; talks: Talks | undefined; onDelete: () => void }) {
  const { slug, name, shownImageUrl, tint, grindType, soldCount, stock } = coffee;
  const to = `/admin-coffee/${slug}`;
  return (
    <li className={styles.card}>
      <Portrait src={shownImageUrl} alt="" tint={tint} className={styles.portrait} isLazy />
      <div className={styles.text}>
        <h2>
          <Link to={to} className={styles.name} data-row-link="">
            {name}
          </Link>
        </h2>
        <span className={styles.muted}>{slug}</span>
        <GrindBadge grindType={grindType === 'WHOLE_BEAN' ? 'whole-bean' : 'ground'} className={styles.badge} />
        <small className={styles.muted}>{formatWhole(soldCount)} sold in 30 days</small>
      </div>
      <div className={styles.talks}>
        <p className={styles.muted}>{talks ? 'Talks in 30 days' : 'No talks in 30 days'}</p>
        {talks ? <TalkFigures talks={talks} /> : null}
      </div>
      <div className={styles.stock}>
        {stock.map((row) => (row.grind ? <StockLine key={row.id} name={name} grind={GRINDS[row.grind]} stock={row} /> : null))}
        {stock.length === 0 ? <p className={styles.none}>Not on the price list, so there is no stock.</p> : null}
      </div>
      <div className={styles.deeds}>
        <AdminLink to={to} icon="i-pencil">
          <span>
            Edit<span className="sr"> {name}</span>
          </span>
        </AdminLink>
        <AdminLink to={`${to}?preview=talk`} icon="i-chat">
          <span>
            Talk<span className="sr"> to {name}</span>
          </span>
        </AdminLink>
        <AdminButton isIconOnly aria-label={`Delete ${name}`} onClick={onDelete}>
          <Icon name="i-trash" />
        </AdminButton>
      </div>
    </li>
  );
}
