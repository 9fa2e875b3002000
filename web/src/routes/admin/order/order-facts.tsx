import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { KeyValues } from '../../../features/admin/kit/signs/key-values.tsx';
import { formatShopMoment } from '../../../features/admin/kit/signs/shop-time.ts';
import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import type { ChipLook } from '../../../features/admin/kit/signs/status-chip.tsx';
import type { LabelState } from '../../../generated/admin/order/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { Link } from '../../../lib/router.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { Window } from '../../../ui/frames/window.tsx';
import { TrackingNumber } from '../../../ui/signs/tracking-number.tsx';
import { REFUND_REASONS, shortIntent } from './order-words.ts';
import type { Order, Refunds } from './order-words.ts';
import styles from './order.module.css';

const LABEL_LOOKS: Record<LabelState, ChipLook> = {
  NONE: { word: 'Not bought', mark: 's-clock', tone: 'off' },
  BUYING: { word: 'Being bought', mark: 's-clock', tone: 'plain' },
  BOUGHT: { word: 'Bought', mark: 's-check', tone: 'done' },
  FAILED: { word: 'Failed', mark: 's-warn', tone: 'bad' },
};

export function PaymentFacts({ order, refunds, timeZone }: { order: Order; refunds: Refunds; timeZone: string }) {
  const { paymentIntentId: intent } = order;
  async function copy() {
    await navigator.clipboard.writeText(intent ?? '');
    showToast({ title: 'Copied' });
  }
  const made = refunds.refunds.map(({ id, amountCents, reason, state, failure, createdAt }) => (
    <li key={id}>
      {formatCents(amountCents)}, {REFUND_REASONS[reason]}, {formatShopMoment(createdAt, timeZone)}
      {state === 'REQUESTED' ? ': the provider is being asked' : state === 'FAILED' ? `: failed (${failure ?? ''})` : ''}
    </li>
  ));
  return (
    <Window title="Payment" icon="i-coupon">
      <KeyValues
        rows={[
          {
            name: 'State',
            value: order.paidAt ? (
              <StatusChip look={{ word: `Paid ${formatCents(order.totalCents)}`, mark: 's-coin', tone: 'paid' }} />
            ) : order.source === 'IMPORT' ? (
              'at the other shop'
            ) : (
              'not paid'
            ),
          },
          { name: 'Paid', value: order.paidAt && formatShopMoment(order.paidAt, timeZone) },
          { name: 'Card', value: order.paidWith },
          {
            name: 'Intent',
            value: intent && (
              <>
                {shortIntent(intent)}{' '}
                <AdminButton look="quiet" onClick={() => void copy()}>
                  Copy
                </AdminButton>
              </>
            ),
          },
          {
            name: 'Refunds',
            value:
              made.length > 0 ? (
                <ul className={styles.made}>{made}</ul>
              ) : refunds.openCents > 0 ? (
                `none; up to ${formatCents(refunds.openCents)} can be refunded`
              ) : (
                'none'
              ),
          },
          { name: 'Mode', value: order.mode === 'LIVE' ? null : order.mode.toLowerCase() },
        ]}
      />
    </Window>
  );
}

export function ParcelFacts({ order, timeZone }: { order: Order; timeZone: string }) {
  return (
    <Window title="Parcel" icon="i-truck">
      <KeyValues
        rows={[
          { name: 'Label', value: <StatusChip look={LABEL_LOOKS[order.labelState]} /> },
          { name: 'Method', value: order.shippingMethod },
          {
            name: 'Tracking',
            value: order.trackingNumber ? (
              <TrackingNumber number={order.trackingNumber} url={order.trackingUrl} carrier={order.carrier} />
            ) : (
              'none yet'
            ),
          },
          { name: 'Shipped', value: order.shippedAt && formatShopMoment(order.shippedAt, timeZone) },
          { name: 'Confirmed', value: order.confirmationMailedAt ? formatShopMoment(order.confirmationMailedAt, timeZone) : 'not yet' },
        ]}
      />
      {order.labelUrl ? (
        <p className={styles.after}>
          <a href={order.labelUrl} target="_blank" rel="noreferrer">
            Print the label
          </a>
        </p>
      ) : null}
    </Window>
  );
}

export function CustomerFacts({ order, onEditAddress }: { order: Order; onEditAddress: () => void }) {
  const { customer, shippingAddress: to } = order;
  const search = new URLSearchParams({ q: customer.email ?? '' }).toString();
  return (
    <Window title="Customer" icon="i-heart">
      <div className={styles.customer}>
        <p className={styles.spread}>
          {customer.email ? (
            <Link to={`/admin/orders?${search}`}>{customer.name ?? 'Unknown Customer'}</Link>
          ) : (
            (customer.name ?? 'Unknown Customer')
          )}
          <StatusChip
            look={{
              word: `${customer.orderCount} ${customer.orderCount === 1 ? 'order' : 'orders'}, ${formatCents(customer.spentCents)}`,
              mark: 's-dot',
              tone: 'info',
            }}
          />
        </p>
        {customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : <p>No e-mail address</p>}
        <hr />
        <p className={styles.spread}>
          <b className={styles.item}>Ships to</b>
          {order.deeds.includes('EDIT_ADDRESS') ? (
            <AdminButton look="quiet" onClick={onEditAddress}>
              Edit
            </AdminButton>
          ) : null}
        </p>
        {to ? (
          <address>
            {to.name}
            <br />
            {to.street1} {to.street2}
            <br />
            {to.city} {to.state} {to.zip}
            {to.phone ? ` · ${to.phone}` : null}
          </address>
        ) : (
          <p>No address</p>
        )}
      </div>
    </Window>
  );
}
