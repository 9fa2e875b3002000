import { useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { TextArea } from '../../../features/admin/kit/form/field.tsx';
import { useKeys } from '../../../features/admin/kit/keys/use-keys.ts';
import { Paper, PaperFacts, PaperLines, PaperNote } from '../../../features/admin/kit/paper/paper.tsx';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { RoomSkeleton } from '../../../features/admin/kit/shell/room-skeleton.tsx';
import { StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { Key } from '../../../features/admin/kit/signs/key.tsx';
import { formatShopDay } from '../../../features/admin/kit/signs/shop-time.ts';
import { AdminPackingSlipDocument } from '../../../generated/admin/packing-slip/graphql.ts';
import type { AdminPackingSlipQuery } from '../../../generated/admin/packing-slip/graphql.ts';
import { useLocation, useNavigate, useParams } from '../../../lib/router.ts';
import { useShop } from '../../../lib/shell.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { ORDER_FAILURE, RoomFailure } from '../room/room-failure.tsx';
import styles from './packing-slip.module.css';
import { slipAddress, slipLines } from './slip-lines.ts';

const ORDERS = '/admin/orders';
const COLUMNS = ['Item', 'Grind', 'Qty'];
const HINTS = [
  { keys: ['P'], does: 'print' },
  { keys: ['U'], does: 'back to the order' },
];

export function PackingSlipRoute() {
  const { number = '' } = useParams();
  return (
    <AdminPage room="orders" title={`Packing slip of order #${number}`}>
      <PackingSlipRoom key={number} number={/^\d{1,9}$/.test(number) ? Number(number) : 0} />
    </AdminPage>
  );
}

function PackingSlipRoom({ number }: { number: number }) {
  const { data, failure, retry } = useRoomQuery(AdminPackingSlipDocument, { number });
  if (data) return <PackingSlip order={data.adminOrder} />;
  return (
    <AdminRoom title={`Packing slip of order #${number}`} crumbs={{ to: ORDERS, label: 'Orders' }}>
      {failure ? <RoomFailure {...ORDER_FAILURE} failure={failure} onRetry={retry} to={ORDERS} /> : <RoomSkeleton />}
    </AdminRoom>
  );
}

/** What goes into the parcel, for who packs it and who gets it: no prices. */
function PackingSlip({ order }: { order: AdminPackingSlipQuery['adminOrder'] }) {
  const { name, timeZone } = useShop();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  // The list that the order was opened from, as the order's own address has it.
  const { search } = useLocation();
  const href = `${ORDERS}/${order.number ?? ''}${search}`;
  const lines = slipLines(order);
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  useKeys({ p: () => window.print(), u: () => void navigate(href) });

  return (
    <AdminRoom
      crumbs={{
        to: href,
        label: `Order #${order.number ?? ''}`,
        place: 'Packing slip',
        end: (
          <AdminButton look="gold" icon="i-printer" onClick={() => window.print()}>
            Print <Key isHidden>Ctrl P</Key>
          </AdminButton>
        ),
      }}
      bar={<StatusBar hints={HINTS} />}
    >
      <div className={styles.note}>
        <TextArea
          label="Note for the parcel"
          hint="Printed below the lines. It is not stored; the notes of the crew are not printed."
          maxLength={500}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <Paper shopName={name} title="PACKING SLIP" footer={`${name} · Order #${order.number ?? ''}`}>
        <PaperFacts
          label="SHIP TO"
          lines={slipAddress(order)}
          facts={[
            { label: 'Order', value: `#${order.number ?? ''}` },
            { label: 'Date', value: formatShopDay(order.createdAt, timeZone) },
            { label: 'By', value: order.shippingMethod },
            { label: 'Pieces', value: String(count) },
          ]}
        />
        <PaperLines label="What is in the parcel" columns={COLUMNS} lines={lines} numbersFrom={2} />
        {note.trim() ? <PaperNote label="Note.">{note.trim()}</PaperNote> : null}
      </Paper>
    </AdminRoom>
  );
}
