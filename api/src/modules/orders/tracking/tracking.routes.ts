import { createHash, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import { z } from 'zod';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import type { RouteContext } from '../../../platform/http/route-context.ts';
import { enqueueAfterCommit } from '../../../platform/outbox/enqueue.ts';
import { followParcelJob } from '../orders.jobs.ts';

/** https://docs.goshippo.com/docs/tracking/webhooks/ */
const trackUpdated = z.object({
  event: z.string().max(60),
  data: z.unknown(),
});
const track = z.object({
  tracking_number: z.string().min(1).max(100),
  tracking_status: z.object({ status: z.string().max(30), status_date: z.iso.datetime({ offset: true }).nullish() }).nullish(),
});

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isToken(ctx: Context, presented: string): boolean {
  return ctx.env.shippo.webhookTokens.some((token) => timingSafeEqual(sha256(token), sha256(presented)));
}

/** The message, null when it is about something else, or why its body is refused. */
function readMessage(rawBody: unknown): z.infer<typeof track> | null | string {
  let body: unknown;
  try {
    body = JSON.parse(Buffer.isBuffer(rawBody) ? rawBody.toString() : '');
  } catch {
    return 'The body is no JSON';
  }
  const message = trackUpdated.safeParse(body);
  if (!message.success) return 'The body is no event';
  if (message.data.event !== 'track_updated') return null;
  const { success, data } = track.safeParse(message.data.data);
  return success ? data : 'The event has no tracking number';
}

/** Enqueues one job for each status of a parcel of ours. The carrier is asked by the job: nothing is signed here but the address. */
async function receiveTrack(ctx: Context, { tracking_number: number, tracking_status: status }: z.infer<typeof track>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const orders = await tx.em.execute<{ id: number }[]>(`select id from orders where tracking_number = ? and source = 'shop' limit 5`, [
      number,
    ]);
    for (const { id } of orders) {
      const subject = ['order', id, 'parcel', status?.status ?? '', status?.status_date ?? ''].join(':');
      await enqueueAfterCommit(tx, followParcelJob, subject, { orderId: id });
    }
  });
}

/** POST /webhooks/shippo/:token: where Shippo says that a parcel has moved. 404 for another token, and where none is set. */
export function trackingWebhookRoutes(contextOf: RouteContext): Router {
  const router = Router();
  router.post('/webhooks/shippo/:token', async (req, res) => {
    const ctx = contextOf(req);
    if (!isToken(ctx, req.params.token)) {
      res.status(404).json({ message: 'There is no such webhook' });
      return;
    }
    const message = readMessage(req.body);
    if (typeof message === 'string') {
      res.status(400).json({ message });
      return;
    }
    if (message) await receiveTrack(ctx, message);
    res.json({ received: true });
  });
  return router;
}
