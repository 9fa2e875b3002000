import type { ReactNode } from 'react';
import type { KnownStatus } from '../../features/checkout/status/use-checkout-status.ts';
import { formatCents } from '../../lib/money.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { TrackingNumber } from '../../ui/signs/tracking-number.tsx';
import styles from './confirmation.module.css';
import { nextSteps } from './next-steps.ts';
import { OrderReceipt } from './order-receipt.tsx';

/** A paid order, as far as the server shows it to this visitor. */
export function ConfirmedOrder({ status }: { status: KnownStatus }) {
  const { orderNumber, totalCents, trackingNumber, receipt } = status;
  // Without a label, the last step is said below, in full.
  const steps = ['Payment Processed', 'Order Created', ...(trackingNumber ? ['Shipping Calculated'] : [])];
  return (
    <Window title="Order Confirmed!" level={1} icon="i-check">
      <div className={styles.thanks}>
        <img src="/art/parcel.png" width="96" height="96" alt="" />
        <div>
          <p className={styles.lead}>Thank you for your purchase!</p>
          <dl className={styles.facts}>
            {orderNumber ? <Fact name="Order">#{orderNumber}</Fact> : null}
            {totalCents ? (
              <Fact name="Paid">
                {formatCents(totalCents)}
                {receipt?.paidWith ? ` · ${receipt.paidWith}` : null}
              </Fact>
            ) : null}
            {receipt?.email ? (
              <Fact name="E-mail">
                <Address>{receipt.email}</Address>
              </Fact>
            ) : null}
            {receipt && receipt.shipTo.length > 0 ? <Fact name="Ships to">{receipt.shipTo.join(', ')}</Fact> : null}
          </dl>
        </div>
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <img src="/art/i-check.png" width="24" height="24" alt="" />
            {step}
          </li>
        ))}
      </ol>
      <Shipping status={status} />
      <OrderReceipt receipt={receipt} totalCents={totalCents} />
      <h2 className={styles.next}>What Happens Next</h2>
      <ol className={styles.list}>
        {nextSteps(status).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <ButtonLink to="/store" look="gold">
          Continue Shopping
        </ButtonLink>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
    </Window>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Breaks before the @, if it is too long for its line, and not in the middle of a word. */
function Address({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}

function Shipping({ status: { trackingNumber, trackingUrl, carrier, receipt } }: { status: KnownStatus }) {
  return (
    <div className={`well ${styles.status}`}>
      <img src="/art/i-truck.png" width="48" height="48" alt="" />
      {trackingNumber ? (
        <div>
          <h2>Shipping Label Created</h2>
          <p>
            Tracking number: <TrackingNumber number={trackingNumber} url={trackingUrl} carrier={carrier} />
            {receipt?.parcelStatus ? ` · ${receipt.parcelStatus}` : null}
          </p>
        </div>
      ) : (
        <div>
          <h2>Shipping Calculated</h2>
          <p>Your order will be shipped soon</p>
        </div>
      )}
    </div>
  );
}
