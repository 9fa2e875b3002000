import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { RoomSkeleton } from '../../../features/admin/kit/shell/room-skeleton.tsx';
import { AdminInvoiceDocument } from '../../../generated/admin/invoice/graphql.ts';
import { useLocation, useParams } from '../../../lib/router.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { RoomFailure } from '../room/room-failure.tsx';
import { Invoice } from './invoice.tsx';

const LIST = '/admin/invoices';

export function InvoiceRoute() {
  const { number = '' } = useParams();
  return (
    <AdminPage room="invoices" title={`Invoice ${number}`}>
      <InvoiceRoom key={number} number={number} />
    </AdminPage>
  );
}

function InvoiceRoom({ number }: { number: string }) {
  const { data, failure, retry } = useRoomQuery(AdminInvoiceDocument, { number });
  const list = useListBefore();
  if (data) return <Invoice detail={data.adminInvoice} list={list} refresh={retry} />;
  return (
    <AdminRoom title={`Invoice ${number}`} crumbs={{ to: list, label: 'Invoices' }}>
      {failure ? (
        <RoomFailure
          failure={failure}
          onRetry={retry}
          what="invoice"
          missing={{
            title: 'No invoice has this number',
            reason: `${number} was never given. Numbers look like INV-2026-0042, and none is left out.`,
          }}
          to={LIST}
        />
      ) : (
        <RoomSkeleton />
      )}
    </AdminRoom>
  );
}

/** The list that the invoice was opened from, by the address of its page. */
function useListBefore(): string {
  const params = new URLSearchParams(useLocation().search);
  params.delete('print');
  return params.size === 0 ? LIST : `${LIST}?${params.toString()}`;
}
