import { Router } from 'express';
import { type ProviderEvent, WebhookSignatureError } from '../../gateways/payment-gateway.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Context } from '../../app/context.ts';
import { receivePaymentEvent } from './settle/receive-payment-event.ts';

const verify = (ctx: Context, rawBody: unknown, signature: string): ProviderEvent | null => {
  if (!Buffer.isBuffer(rawBody)) return null;
  try {
    return ctx.payments.verifyEvent(rawBody, signature);
  } catch (error) {
    if (error instanceof WebhookSignatureError) return null;
    throw error;
  }
};

/**
 * POST /webhooks/stripe: the signature over the raw bytes first, then the event is stored; 2xx only after the commit, so that
 * a failure is delivered again (https://docs.stripe.com/webhooks).
 */
export const webhookRoutes = (contextOf: RouteContext): Router => {
  const router = Router();
  router.post('/webhooks/stripe', async (req, res) => {
    const ctx = contextOf(req);
    const event = verify(ctx, req.body, req.get('stripe-signature') ?? '');
    if (!event) {
      res.status(400).json({ message: 'The signature does not match' });
      return;
    }
    await receivePaymentEvent(ctx, event);
    res.json({ received: true });
  });
  return router;
};
