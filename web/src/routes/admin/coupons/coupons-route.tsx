import { useMemo, useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { Choice } from '../../../features/admin/kit/form/choice.tsx';
import { useKeys } from '../../../features/admin/kit/keys/use-keys.ts';
import { ListTools } from '../../../features/admin/kit/list/list-tools.tsx';
import { formatCount } from '../../../features/admin/kit/list/pager.tsx';
import { SearchField } from '../../../features/admin/kit/list/search-field.tsx';
import { useListState } from '../../../features/admin/kit/list/use-list-state.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { LIST_HINTS, StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { ListBody } from '../../../features/admin/kit/table/list-body.tsx';
import { AdminCouponsDocument } from '../../../generated/admin/coupons/graphql.ts';
import type { AdminCouponsQuery, ListedCouponFragment } from '../../../generated/admin/coupons/graphql.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { couponColumns } from './coupon-columns.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { COUPON_LIST, queryOf, SHOWS } from './coupon-list.ts';
import { NoCouponFound, NoCoupons } from './coupons-blank.tsx';
import { DeleteCouponDialog } from './delete-coupon-dialog.tsx';

const HINTS = [...LIST_HINTS, { keys: ['N'], does: 'new coupon' }, { keys: ['E'], does: 'edit' }];

export function CouponsRoute() {
  return (
    <AdminPage room="coupons" title="Coupons">
      <Coupons />
    </AdminPage>
  );
}

function Coupons() {
  const list = useListState(COUPON_LIST);
  const { data, isOld, failure, retry } = useRoomQuery(AdminCouponsDocument, queryOf(list));
  const page = failure ? undefined : data?.adminCoupons;
  const [edited, setEdited] = useState<{ coupon: ListedCouponFragment | null } | null>(null);
  const [removed, setRemoved] = useState<ListedCouponFragment | null>(null);
  const columns = useMemo(() => couponColumns({ edit: (coupon) => setEdited({ coupon }), remove: setRemoved }), []);
  const allCount = page?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const isEmpty = page?.totalCount === 0 && !list.isNarrowed && !isOld;

  function create() {
    setEdited({ coupon: null });
  }
  useKeys({ n: create });

  return (
    <AdminRoom
      title="Coupons"
      subtitle={failure ? 'not loaded' : page ? summaryOf(page, list.q) : 'counting'}
      actions={
        <AdminButton look="gold" icon="i-plus" onClick={create}>
          Create coupon
        </AdminButton>
      }
      bar={<StatusBar hints={HINTS} />}
    >
      {isEmpty ? (
        <NoCoupons onCreate={create} />
      ) : (
        <>
          <ListTools>
            <SearchField
              label="Search coupons by code or description"
              placeholder="Code or description"
              q={list.q}
              onSearch={list.setQuery}
            />
            <Choice
              label="Show"
              isLabelHidden
              options={SHOWS}
              value={list.filters.show ?? 'all'}
              onChange={(show) => list.setFilter('show', show === 'all' ? undefined : show)}
            />
          </ListTools>
          <ListBody
            thing="Coupons"
            list={list}
            failure={failure}
            onRetry={retry}
            page={page}
            isOld={isOld}
            columns={columns}
            nameOf={({ code }) => code}
            onEdit={(coupon) => setEdited({ coupon })}
            blank={<NoCouponFound list={list} otherCount={allCount} />}
          />
        </>
      )}
      <CouponDialog coupon={edited?.coupon ?? null} isOpen={edited !== null} onClose={() => setEdited(null)} />
      <DeleteCouponDialog coupon={removed} onClose={() => setRemoved(null)} />
    </AdminRoom>
  );
}

/** "5 codes, 2 of them live" */
function summaryOf({ counts }: AdminCouponsQuery['adminCoupons'], q: string): string {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return q === '' ? 'none yet' : 'none found';
  const live = counts.find(({ state }) => state === 'ACTIVE')?.count ?? 0;
  return `${formatCount(all)} ${all === 1 ? 'code' : 'codes'}${q === '' ? '' : ' found'}, ${formatCount(live)} of them live`;
}
