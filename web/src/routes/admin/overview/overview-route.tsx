import { useEffect } from 'react';
import { AdminButton, AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { pressKey } from '../../../features/admin/kit/keys/key-store.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { publishBead } from '../../../features/admin/kit/rooms/beads.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { Key } from '../../../features/admin/kit/signs/key.tsx';
import { AdminOverviewDocument } from '../../../generated/admin/overview/graphql.ts';
import { useSearchParams } from '../../../lib/router.ts';
import { useShop } from '../../../lib/shell.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { RevenueChart } from './chart/revenue-chart.tsx';
import { momentOf, PERIODS, placeOf } from './overview-words.ts';
import type { Overview, Period } from './overview-words.ts';
import { Brief } from './parts/brief.tsx';
import { BestSellers, LowStock } from './parts/goods.tsx';
import { OverviewSkeleton } from './parts/overview-skeleton.tsx';
import styles from './parts/parts.module.css';
import { QuestLog } from './parts/quest-log.tsx';
import { RecentCustomers, RecentOrders } from './parts/recent.tsx';
import { Tiles } from './parts/tiles.tsx';

const DEFAULT_PERIOD = PERIODS[1];

export function OverviewRoute() {
  return (
    <AdminPage room="overview" title="Overview">
      <OverviewRoom />
    </AdminPage>
  );
}

function OverviewRoom() {
  const [search, setSearch] = useSearchParams();
  const { timeZone } = useShop();
  const period = PERIODS.find(({ value }) => value === search.get('period')) ?? DEFAULT_PERIOD;
  const { data, isOld, failure, retry } = useRoomQuery(AdminOverviewDocument, { period: period.query });
  const overview = failure ? undefined : data?.adminOverview;
  const reviewCount = overview?.reviewCount;
  useEffect(() => {
    if (reviewCount !== undefined) publishBead('orders', { count: reviewCount, words: 'need review', tone: 'alert' });
  }, [reviewCount]);

  function choose({ value }: Period) {
    setSearch(value === DEFAULT_PERIOD.value ? {} : { period: value }, { preventScrollReset: true });
  }

  return (
    <AdminRoom
      title="Overview"
      subtitle={overview ? `${momentOf(overview.asOf, timeZone)} shop time (${placeOf(timeZone)})` : undefined}
      actions={
        <span className={styles.deskOnly}>
          <AdminLink icon="i-tv" to="/admin/tv">
            Television
          </AdminLink>
          <AdminLink icon="i-users" to="/admin/staff">
            Staff
          </AdminLink>
          <AdminLink icon="i-note" to="/admin/audit">
            Audit log
          </AdminLink>
          <AdminLink icon="i-terminal" to="/admin/playground">
            Playground
          </AdminLink>
          <AdminButton aria-haspopup="dialog" onClick={() => pressKey('?')}>
            <Key isHidden>?</Key> Keys
          </AdminButton>
        </span>
      }
    >
      {failure ? (
        <ListFailure failure={failure} onRetry={retry} title="The figures did not come through">
          Nothing was changed.
        </ListFailure>
      ) : overview ? (
        <Sheet overview={overview} period={period} isOld={isOld} timeZone={timeZone} onPeriod={choose} onDecided={retry} />
      ) : (
        <OverviewSkeleton />
      )}
    </AdminRoom>
  );
}

interface SheetProps {
  overview: Overview;
  period: Period;
  isOld: boolean;
  timeZone: string;
  onPeriod: (period: Period) => void;
  onDecided: () => void;
}

function Sheet({ overview, period, isOld, timeZone, onPeriod, onDecided }: SheetProps) {
  // While the figures of another period come, words and figures stay those of the answer.
  const answered = PERIODS.find(({ query }) => query === overview.period) ?? period;
  return (
    <>
      <Brief overview={overview} timeZone={timeZone} />
      <Tiles overview={overview} period={answered} />
      <div className={styles.wide}>
        <RevenueChart overview={overview} period={isOld ? answered : period} isOld={isOld} onPeriod={onPeriod} />
        <QuestLog overview={overview} timeZone={timeZone} onDecided={onDecided} />
      </div>
      <div className={styles.halves}>
        <BestSellers sellers={overview.bestSellers} />
        <LowStock stock={overview.lowStock} />
      </div>
      <div className={styles.halves}>
        <RecentOrders orders={overview.recentOrders} />
        <RecentCustomers customers={overview.recentCustomers} timeZone={timeZone} />
      </div>
    </>
  );
}
