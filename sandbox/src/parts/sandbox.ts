import type { Clock } from './clock.ts';
import type { FaultScript } from './faults.ts';
import type { RequestLog } from './request-log.ts';
import type { Store } from '../store/store.ts';
import type { Outbox } from './webhook-outbox.ts';

/** The long-lived parts that every mount works on. */
export interface Sandbox {
  store: Store;
  clock: Clock;
  faults: FaultScript;
  outbox: Outbox;
  /** What the persona engine was asked; in memory only. */
  requestLog: RequestLog;
  /** Pause between streamed words, so that a reply reads as spoken. */
  wordDelayMs: number;
  /** Absolute address of a page that a browser is sent to; `besides` is a URL of the shop, whose origin proxies the sandbox. */
  pageUrl(path: string, besides: string | null): string;
}
