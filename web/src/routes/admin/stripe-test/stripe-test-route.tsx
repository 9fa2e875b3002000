import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { EventTrail } from '../../../features/admin/kit/signs/event-trail.tsx';
import { AdminTestCartDocument } from '../../../generated/admin/stripe-test/graphql.ts';
import type { AdminTestCartQuery } from '../../../generated/admin/stripe-test/graphql.ts';
import { formatCents } from '../../../lib/money.ts';
import { Window } from '../../../ui/frames/window.tsx';
import { AdminPage } from '../room/admin-page.tsx';
import styles from './stripe-test.module.css';
import { useProviderTests } from './use-provider-tests.tsx';

export function StripeTestRoute() {
  return (
    <AdminPage room="stripe-test" title="Stripe Test">
      <StripeTest />
    </AdminPage>
  );
}

function StripeTest() {
  const { data, failure, retry } = useRoomQuery(AdminTestCartDocument, {});
  const { answers, running, run } = useProviderTests();
  return (
    <AdminRoom title="Stripe Test" subtitle="asks the payment provider and shows its answer; never makes an order">
      {failure ? (
        <ListFailure failure={failure} onRetry={retry} />
      ) : (
        <div className={styles.columns}>
          <Window title="The fixed test cart" icon="i-cart">
            <Cart lines={data?.adminTestCart ?? []} />
            <div className={styles.deeds}>
              <AdminButton look="gold" aria-disabled={running !== null} onClick={() => void run('intent')}>
                {running === 'intent' ? 'Asking the provider...' : 'Create payment intent'}
              </AdminButton>
              <AdminButton aria-disabled={running !== null} onClick={() => void run('session')}>
                {running === 'session' ? 'Asking the provider...' : 'Create checkout session'}
              </AdminButton>
            </div>
          </Window>
          <Window title="Answers of this tab" icon="i-mail" isFlush>
            <div className={styles.answers} role="log" aria-label="Answers">
              {answers.length === 0 ? <p>Nothing was asked yet.</p> : <EventTrail events={answers} />}
            </div>
          </Window>
        </div>
      )}
    </AdminRoom>
  );
}

function Cart({ lines }: { lines: AdminTestCartQuery['adminTestCart'] }) {
  const totalCents = lines.reduce((sum, { quantity, unitAmountCents }) => sum + quantity * unitAmountCents, 0);
  return (
    <>
      <table className={styles.cart}>
        <caption>Test cart</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Qty</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, quantity, unitAmountCents }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{quantity}</td>
              <td>{formatCents(quantity * unitAmountCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.total}>
        Total <span>{formatCents(totalCents)}</span>
      </p>
    </>
  );
}
