import { describe, expect, it, vi } from 'vitest';
import { pay } from './pay.ts';
import type { ConfirmAnswer, PaymentForm } from './payment-form.ts';

const ready = {
  __typename: 'PaymentIntentReady' as const,
  paymentIntentId: 'pi_1',
  clientSecret: 'secret',
  orderRef: 'ref',
  totalCents: 2199,
  holdExpiresAt: '2026-11-24T12:15:00.000Z',
};
const processed = { __typename: 'PaymentProcessed' as const, orderNumber: 7, trackingNumber: 'T1', totalCents: 2199, message: '' };
function refusalOf<Name extends string>(name: Name) {
  return { __typename: name, code: 'X', message: `${name} words` };
}

function makeSteps(confirmed: ConfirmAnswer = { kind: 'succeeded' }) {
  const form: PaymentForm = {
    submit: vi.fn<PaymentForm['submit']>(async () => ({ isComplete: true })),
    confirm: vi.fn<PaymentForm['confirm']>(async () => confirmed),
  };
  return {
    form,
    createIntent: vi.fn<Parameters<typeof pay>[0]['createIntent']>(async () => ready),
    confirmRequest: () => ({ clientSecret: 'secret', name: 'Mia', email: 'm@x.io', returnUrl: '/' }),
    processPayment: vi.fn<Parameters<typeof pay>[0]['processPayment']>(async () => processed),
    savePayment: vi.fn<(id: string, state: 'unknown' | 'charged') => void>(),
    messageOf: () => undefined,
  };
}

describe('pay', () => {
  it('saves the payment before the card is charged and again after', async () => {
    const steps = makeSteps();
    await expect(pay(steps)).resolves.toEqual({ kind: 'paid', paymentIntentId: 'pi_1', trackingNumber: 'T1' });
    expect(steps.savePayment.mock.calls).toEqual([
      ['pi_1', 'unknown'],
      ['pi_1', 'charged'],
    ]);
  });

  it('creates no payment intent for an incomplete card', async () => {
    const steps = makeSteps();
    steps.form.submit = async () => ({ isComplete: false, message: 'Number missing' });
    await expect(pay(steps)).resolves.toEqual({ kind: 'incomplete', message: 'Number missing' });
    expect(steps.createIntent).not.toHaveBeenCalled();
  });

  it('charges nothing when the server refuses or fails', async () => {
    const steps = makeSteps();
    steps.createIntent.mockResolvedValueOnce(refusalOf('QuoteExpired'));
    await expect(pay(steps)).resolves.toMatchObject({ kind: 'refused', refusal: { message: 'QuoteExpired words' } });
    steps.createIntent.mockRejectedValueOnce(new TypeError('offline'));
    await expect(pay(steps)).resolves.toEqual({ kind: 'unprepared', message: undefined });
    expect(steps.form.confirm).not.toHaveBeenCalled();
    expect(steps.savePayment).not.toHaveBeenCalled();
  });

  it('returns a declined card without creating an order', async () => {
    const steps = makeSteps({ kind: 'declined', message: 'No' });
    await expect(pay(steps)).resolves.toEqual({ kind: 'declined', message: 'No' });
    expect(steps.processPayment).not.toHaveBeenCalled();
  });

  it('asks the server for the outcome when the connection breaks', async () => {
    const steps = makeSteps({ kind: 'unknown', message: 'Network' });
    await expect(pay(steps)).resolves.toMatchObject({ kind: 'paid' });
    steps.processPayment.mockResolvedValueOnce(refusalOf('PaymentNotCompleted'));
    await expect(pay(steps)).resolves.toEqual({ kind: 'declined', message: 'PaymentNotCompleted words' });
    steps.processPayment.mockRejectedValueOnce(new TypeError('offline'));
    await expect(pay(steps)).resolves.toEqual({ kind: 'unfinished', paymentIntentId: 'pi_1', isCharged: false });
  });

  it('returns "unsettled" and charged when the order could not be created', async () => {
    const steps = makeSteps();
    steps.processPayment.mockResolvedValueOnce(refusalOf('PaymentUnavailable'));
    await expect(pay(steps)).resolves.toEqual({ kind: 'unfinished', paymentIntentId: 'pi_1', isCharged: true });
  });

  it('distinguishes pending and refunded', async () => {
    const steps = makeSteps({ kind: 'processing' });
    steps.processPayment.mockResolvedValueOnce(refusalOf('PaymentPending'));
    await expect(pay(steps)).resolves.toEqual({ kind: 'pending', paymentIntentId: 'pi_1' });
    steps.processPayment.mockResolvedValueOnce(refusalOf('PaymentRefunded'));
    await expect(pay(steps)).resolves.toMatchObject({ kind: 'refunded', message: 'PaymentRefunded words' });
  });
});
