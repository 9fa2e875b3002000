import { describe, expect, it } from 'vitest';
import { readConfirmation } from './stripe-answer.ts';

describe('readConfirmation', () => {
  it('reads the status of the payment', () => {
    expect(readConfirmation({ paymentIntent: { status: 'succeeded' } })).toEqual({ kind: 'succeeded' });
    expect(readConfirmation({ paymentIntent: { status: 'processing' } })).toEqual({ kind: 'processing' });
    expect(readConfirmation({ paymentIntent: { status: 'requires_payment_method' } }).kind).toBe('declined');
    expect(readConfirmation({}).kind).toBe('declined');
  });

  it("passes the provider's words on for a refused card", () => {
    expect(readConfirmation({ error: { type: 'card_error', message: 'Your card was declined.' } })).toEqual({
      kind: 'declined',
      message: 'Your card was declined.',
    });
  });

  it('does not call a broken connection a refusal', () => {
    expect(readConfirmation({ error: { type: 'api_connection_error', message: 'Network' } }).kind).toBe('unknown');
    expect(readConfirmation({ error: { type: 'api_error' } }).kind).toBe('unknown');
  });

  it('takes a second confirmation of a paid intent for paid', () => {
    const error = { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } };
    expect(readConfirmation({ error })).toEqual({ kind: 'succeeded' });
  });
});
