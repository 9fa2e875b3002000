import { describe, expect, it } from 'vitest';
import { readConfirmation } from './read-confirmation.ts';

describe('readConfirmation', () => {
  it('reads the status of the payment', () => {
    expect(readConfirmation({ paymentIntent: { status: 'succeeded' } })).toEqual({ kind: 'succeeded' });
    expect(readConfirmation({ paymentIntent: { status: 'processing' } })).toEqual({ kind: 'processing' });
    expect(readConfirmation({ paymentIntent: { status: 'requires_payment_method' } }).kind).toBe('declined');
    expect(readConfirmation({}).kind).toBe('declined');
  });

  it("returns the provider's message for a declined card", () => {
    expect(readConfirmation({ error: { type: 'card_error', message: 'Your card was declined.' } })).toEqual({
      kind: 'declined',
      message: 'Your card was declined.',
    });
  });

  it('returns "unknown", not "declined", for a broken connection', () => {
    expect(readConfirmation({ error: { type: 'api_connection_error', message: 'Network' } }).kind).toBe('unknown');
    expect(readConfirmation({ error: { type: 'api_error' } }).kind).toBe('unknown');
  });

  it('returns "succeeded" for a second confirmation of a paid intent', () => {
    const error = { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } };
    expect(readConfirmation({ error })).toEqual({ kind: 'succeeded' });
  });
});
