import { useState } from 'react';
import { AdminButton, AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { MoreMenu } from '../../../features/admin/kit/controls/more-menu.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { ConfirmDialog } from '../../../features/admin/kit/dialogs/confirm-dialog.tsx';
import { useKeys } from '../../../features/admin/kit/keys/use-keys.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { RoomSkeleton } from '../../../features/admin/kit/shell/room-skeleton.tsx';
import { StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { Note } from '../../../features/admin/kit/signs/note.tsx';
import { formatShopDay, formatShopTime } from '../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import { ORDER_LOOKS } from '../../../features/admin/kit/signs/status-looks.ts';
import { AdminOrderDocument } from '../../../generated/admin/order/graphql.ts';
import type { AdminOrderQuery } from '../../../generated/admin/order/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { useNavigate, useParams } from '../../../lib/router.ts';
import { useShell } from '../../../lib/shell.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { ORDER_FAILURE, RoomFailure } from '../room/room-failure.tsx';
import { CancelDialog } from './refund/cancel-dialog.tsx';
import { ChangedNote } from './changed-note.tsx';
import { AddressDialog, ShipDialog } from './order-dialogs.tsx';
import { CustomerFacts, ParcelFacts, PaymentFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { NeighbourLinks, placeWords, useOrderPlace } from './order-place.tsx';
import { OrderTrail } from './order-trail.tsx';
import { refundsOfAttempt } from './order-words.ts';
import styles from './order.module.css';
import { RefundDialog } from './refund/refund-dialog.tsx';
import { useOrderChange } from './use-order-change.ts';
import { useOrderDeeds } from './use-order-deeds.ts';

const NO_ADDRESS = { name: '', street1: '', street2: '', city: '', state: '', zip: '' };
const HINTS = [
  { keys: ['R'], does: 'refund' },
  { keys: ['M'], does: 'mail again' },
  { keys: ['L'], does: 'label' },
  { keys: ['N'], does: 'note' },
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['U'], does: 'back to the list' },
];

export function OrderRoute() {
  const { number = '' } = useParams();
  return (
    <AdminPage room="orders" title={titleOf(number)}>
      <OrderRoom key={number} name={number} />
    </AdminPage>
  );
}

/** "Order #2185"; what was never paid has an id in place of a number. */
function titleOf(name: string): string {
  if (name.startsWith('-')) return 'Imported order';
  return /^\d+$/.test(name) ? `Order #${name}` : 'Attempt';
}

function OrderRoom({ name }: { name: string }) {
  const place = useOrderPlace();
  const isNumbered = /^-?\d{1,10}$/.test(name);
  const number = isNumbered ? Number(name) : 0;
  const { data, failure, retry } = useRoomQuery(AdminOrderDocument, {
    ...place.variables,
    isNumbered,
    number,
    name: isNumbered ? number : null,
    id: isNumbered ? null : name,
  });
  if (failure) {
    return (
      <AdminRoom title={titleOf(name)} crumbs={place.list}>
        <RoomFailure {...ORDER_FAILURE} failure={failure} onRetry={retry} to={place.list.to} />
      </AdminRoom>
    );
  }
  if (!data) {
    return (
      <AdminRoom title={titleOf(name)} crumbs={place.list}>
        <RoomSkeleton />
      </AdminRoom>
    );
  }
  return <Order data={data} place={place} refresh={retry} />;
}

type Opened = 'refund' | 'cancel' | 'ship' | 'address' | 'mail' | 'label' | null;

interface OrderProps {
  data: AdminOrderQuery;
  place: ReturnType<typeof useOrderPlace>;
  refresh: () => void;
}

function Order({ data, place, refresh }: OrderProps) {
  const { adminOrder: order, adminOrderNeighbours: near } = data;
  const refunds = data.adminOrderRefunds ?? refundsOfAttempt(order);
  const { timeZone } = useShell().shop;
  const navigate = useNavigate();
  const change = useOrderChange(order);
  const deeds = useOrderDeeds(order, refresh);
  const [opened, setOpened] = useState<Opened>(null);
  const [key, setKey] = useState('');
  const canRefund = refunds.openCents > 0;

  function open(what: Opened) {
    // One opening, one key: pressing twice does it once.
    setKey(crypto.randomUUID());
    setOpened(what);
  }
  function close() {
    setOpened(null);
  }
  function may(deed: (typeof order.deeds)[number]) {
    return order.deeds.includes(deed);
  }
  async function say(change: Promise<string | null>) {
    const problem = await change;
    if (problem) showToast({ title: 'Not done', description: problem, tone: 'bad' });
  }
  useKeys({
    r: () => (canRefund ? open('refund') : undefined),
    m: () => (may('RESEND_CONFIRMATION') ? open('mail') : undefined),
    l: () => (may('BUY_LABEL') ? open('label') : undefined),
    n: () => document.querySelector<HTMLInputElement>('[data-note]')?.focus(),
    j: () => (near?.nextNumber ? void navigate(place.hrefOf(near.nextNumber)) : undefined),
    k: () => (near?.previousNumber ? void navigate(place.hrefOf(near.previousNumber)) : undefined),
    u: () => void navigate(place.list.to),
  });

  return (
    <AdminRoom
      title={order.number === null ? 'Attempt' : `Order #${order.externalNumber ?? order.number}`}
      sign={<StatusChip look={ORDER_LOOKS[order.status]} />}
      crumbs={{
        ...place.list,
        place: (
          <>
            {near ? placeWords(near) : order.id}
            <span className={styles.when}>
              {formatShopDay(order.createdAt, timeZone)}, {formatShopTime(order.createdAt, timeZone)} · {formatCents(order.totalCents)}
            </span>
          </>
        ),
        end: near ? <NeighbourLinks near={near} hrefOf={place.hrefOf} /> : null,
      }}
      actions={
        <>
          <AdminButton icon="i-undo" disabled={!canRefund} onClick={() => open('refund')}>
            Refund
          </AdminButton>
          <AdminButton icon="i-mail" disabled={!may('RESEND_CONFIRMATION')} onClick={() => open('mail')}>
            Resend confirmation
          </AdminButton>
          <AdminButton icon="i-truck" disabled={!may('BUY_LABEL')} onClick={() => open('label')}>
            Buy label
          </AdminButton>
          <AdminButton icon="i-check" disabled={!may('COMPLETE')} onClick={() => void say(deeds.complete())}>
            Mark completed
          </AdminButton>
          <MoreMenu>
            {order.number === null || order.source === 'IMPORT' ? null : (
              <AdminLink icon="i-printer" to={place.slipOf(order.number)}>
                Packing slip
              </AdminLink>
            )}
            <AdminButton disabled={!may('SHIP')} onClick={() => open('ship')}>
              Mark shipped
            </AdminButton>
            <AdminButton look="bad" disabled={!refunds.canCancel} onClick={() => open('cancel')}>
              Cancel order
            </AdminButton>
          </MoreMenu>
        </>
      }
      bar={<StatusBar hints={HINTS} />}
    >
      {change ? <ChangedNote order={order} change={change} timeZone={timeZone} onLoad={refresh} /> : null}
      {order.reviewReason ? (
        <Note
          tone="bad"
          title={order.reviewReason}
          actions={
            canRefund ? (
              <AdminButton look="gold" onClick={() => open('refund')}>
                Refund
              </AdminButton>
            ) : null
          }
        >
          <p>The money is in and held. Ship it, or refund it; marking it completed ends the case.</p>
        </Note>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines order={order} lines={refunds.lines} />
          <div className={styles.pair}>
            <PaymentFacts order={order} refunds={refunds} timeZone={timeZone} />
            <ParcelFacts order={order} timeZone={timeZone} />
          </div>
        </div>
        <div className={styles.column}>
          <CustomerFacts order={order} onEditAddress={() => open('address')} />
          <OrderTrail order={order} timeZone={timeZone} onAddNote={deeds.addNote} onRemoveNote={(id) => void say(deeds.removeNote(id))} />
        </div>
      </div>
      <RefundDialog order={order} refunds={refunds} isOpen={opened === 'refund'} onClose={close} onRefunded={refresh} />
      <CancelDialog order={order} refunds={refunds} isOpen={opened === 'cancel'} onClose={close} onCanceled={refresh} />
      {opened === 'ship' ? <ShipDialog onClose={close} onSubmit={deeds.ship} /> : null}
      {opened === 'address' ? (
        <AddressDialog address={toInput(order.shippingAddress)} onClose={close} onSubmit={deeds.changeAddress} />
      ) : null}
      <ConfirmDialog
        title="Resend the confirmation"
        icon="i-mail"
        isDangerous={false}
        isOpen={opened === 'mail'}
        onClose={close}
        question={`Send the confirmation to ${order.customer.email ?? ''} again?`}
        keep="Do not send"
        verb="Send"
        busyVerb="Sending..."
        onConfirm={() => deeds.resend(key)}
      />
      <ConfirmDialog
        title="Buy the label"
        icon="i-truck"
        isDangerous={false}
        isOpen={opened === 'label'}
        onClose={close}
        question="Ask the carrier for a label now?"
        keep="Not now"
        verb="Buy the label"
        busyVerb="Buying..."
        onConfirm={() => deeds.buyLabel(key)}
      >
        <p>A label costs money. One that was bought already is looked up, not bought again.</p>
      </ConfirmDialog>
    </AdminRoom>
  );
}

function toInput(address: AdminOrderQuery['adminOrder']['shippingAddress']) {
  if (!address) return NO_ADDRESS;
  const { name, street1, street2, city, state, zip } = address;
  return { name, street1, street2: street2 ?? '', city, state, zip };
}
