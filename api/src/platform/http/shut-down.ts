import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.ts';

/** Time for the edge in front of us to see /readyz fail and to send new requests elsewhere. */
const NOTICE_MS = 1_000;
/** A connection that was accepted last may still be sending its first request. */
const LAST_CALL_MS = 250;
/** Every use-case answers within 10 s; with the notice and what is closed after us it stays under the 15 s that INF-06 allows. */
const FINISH_MS = 10_500;
const LOOK_AGAIN_MS = 50;

/** Stops a server without failing a request: readiness first, then no new connections, then the answers under way. */
export async function shutDown(server: Server, lifecycle: Lifecycle, hasEdge: boolean): Promise<void> {
  lifecycle.enter('draining');
  if (!server.listening) return;
  if (hasEdge) await pause(NOTICE_MS);
  // The http server's own close() would at once cut connections that have been accepted but not read from yet.
  const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
  const deadline = performance.now() + FINISH_MS;
  await pause(hasEdge ? LAST_CALL_MS : 0);
  while (lifecycle.openResponses.size > 0 && performance.now() < deadline) await pause(LOOK_AGAIN_MS);
  server.closeAllConnections();
  await closed;
}
