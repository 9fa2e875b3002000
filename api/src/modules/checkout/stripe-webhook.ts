import { Router } from 'express';
import { MalformedEventError, type ProviderEvent, WebhookSignatureError } from '../../platform/gateways/stripe/payment-gateway.ts';
import type { RouteContext } from '../../platform/http/route-context.ts';
import type { Context } from '../../platform/context/context.ts';
import { receivePaymentEvent } from './payment/receive-payment-event.ts';

/** The event, or why its body is refused. */
function readEvent(ctx: Context, rawBody: unknown, signature: string): ProviderEvent | string {
  if (!Buffer.isBuffer(rawBody)) return 'The body is missing';
  try {
    return ctx.payments.verifyEvent(rawBody, signature);
  } catch (error) {
    if (error instanceof WebhookSignatureError) return 'The signature does not match';
    if (!(error instanceof MalformedEventError)) throw error;
    ctx.log.error({ err: error }, 'a signed webhook is no event');
    return 'The body is no event';
  }
}

/**
 * POST /webhooks/stripe: the signature over the raw bytes first, then the event is stored; 2xx only after the commit, so that
 * a failure is delivered again (https://docs.stripe.com/webhooks).
 */
export function webhookRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.post('/webhooks/stripe', async (req, res) => {
    const ctx = contextOf(req);
    const event = readEvent(ctx, req.body, req.get('stripe-signature') ?? '');
    if (typeof event === 'string') {
      res.status(400).json({ message: event });
      return;
    }
    await receivePaymentEvent(ctx, event);
    res.json({ received: true });
  });
  return router;
}
