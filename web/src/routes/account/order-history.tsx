import { OrderCard } from '../../features/account/orders/order-card.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import { Window } from '../../ui/frames/window.tsx';
import styles from './account.module.css';
import { AccountError } from './account-error.tsx';
import type { MyOrders } from './use-my-orders.ts';

export function OrderHistory({ orders }: { orders: MyOrders }) {
  const { history, page, pages, hasFailed, ask } = orders;
  if (hasFailed) return <AccountError title="Order history" level={2} onRetry={ask} />;
  return (
    <Window title="Order history" icon="i-cart">
      {history === undefined ? <Spinner>Counting your cups...</Spinner> : null}
      {history?.totalCount === 0 ? <NoOrders /> : null}
      {history && history.totalCount > 0 ? (
        <>
          {history.orders.length === 0 ? <p className={styles.beyond}>There is nothing on page {page}.</p> : null}
          <ol className={styles.orders} aria-busy={orders.isTurning}>
            {history.orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ol>
          {pages > 1 ? <Pages orders={orders} /> : null}
        </>
      ) : null}
    </Window>
  );
}

function NoOrders() {
  return (
    <div className={styles.empty}>
      <img src="/art/empty-cart.png" width="96" height="96" alt="" />
      <div>
        <h3>No orders yet</h3>
        <p>Every hero starts with an empty cup.</p>
      </div>
      <ButtonLink to="/store" look="gold">
        START SHOPPING
      </ButtonLink>
    </div>
  );
}

function Pages({ orders: { page, pages, turnTo } }: { orders: MyOrders }) {
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav className={styles.pages} aria-label="Pages of the order history">
      <Button aria-disabled={isFirst} onClick={() => (isFirst ? undefined : turnTo(Math.min(page - 1, pages)))}>
        Newer
      </Button>
      <p role="status">
        Page {page} of {pages}
      </p>
      <Button aria-disabled={isLast} onClick={() => (isLast ? undefined : turnTo(page + 1))}>
        Older
      </Button>
    </nav>
  );
}
