import { describe, expect, it } from 'vitest';
import type { KnownStatus } from '../../features/checkout/status/use-checkout-status.ts';
import { nextSteps } from './next-steps.ts';

type Receipt = NonNullable<KnownStatus['receipt']>;
function receipt(over: Partial<Receipt>): Receipt {
  const bought = { items: [], discountCents: 0, shippingCents: 599, shippingMethod: 'Standard', paidWith: null, shipTo: [] };
  return { __typename: 'CheckoutReceipt', ...bought, email: 'ada@example.com', parcelStatus: null, ...over } as Receipt;
}
function steps(over: Partial<Parameters<typeof nextSteps>[0]>): string {
  return nextSteps({ state: 'COMPLETED', trackingNumber: '1Z999', receipt: null, ...over }).join('\n');
}

describe('what happens next with a paid order', () => {
  it('is no mail that is still on its way when it was sent', () => {
    expect(steps({ state: 'PAID' })).toContain('The confirmation is on its way to your mailbox.');
    expect(steps({})).toContain('The confirmation was sent to your mailbox.');
  });

  it('names the address only when the server shows it, and no mail when none was given', () => {
    expect(steps({ receipt: receipt({}) })).toContain('The confirmation was sent to ada@example.com.');
    expect(steps({ receipt: receipt({ email: null }) })).not.toContain('confirmation');
  });

  it('announces a tracking number only while there is none', () => {
    expect(steps({})).not.toContain('tracking number appears');
    expect(steps({ trackingNumber: null })).toContain('tracking number appears');
  });

  it('packs nothing that the carrier has', () => {
    expect(steps({ receipt: receipt({ parcelStatus: 'Waiting for the carrier' }) })).toContain('is packed');
    expect(steps({ receipt: receipt({ parcelStatus: 'Delivered' }) })).not.toContain('is packed');
  });
});
