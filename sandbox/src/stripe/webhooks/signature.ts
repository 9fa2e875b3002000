import { createHmac } from 'node:crypto';

/** Stripe's scheme v1: HMAC-SHA256 over "timestamp.body" (docs.stripe.com/webhooks/signature). */
export function signatureHeader(body: string, secret: string, timestampSeconds: number): string {
  const digest = createHmac('sha256', secret).update(`${timestampSeconds}.${body}`).digest('hex');
  return `t=${timestampSeconds},v1=${digest}`;
}
