import type { Clock } from './clock.ts';
import type { FaultScript } from './faults.ts';
import type { ModelScript } from './model-script.ts';
import type { RequestLog } from './request-log.ts';
import type { Store } from '../store/store.ts';
import type { Outbox } from './webhook-outbox.ts';

/** Shared by all routers. */
export interface Sandbox {
  store: Store;
  clock: Clock;
  faults: FaultScript;
  outbox: Outbox;
  modelScript: ModelScript;
  /** Requests to /openai; in memory only. */
  requestLog: RequestLog;
  /** Delay between streamed words, in milliseconds. */
  wordDelayMs: number;
  /** Absolute URL of a page for browsers; `besides` is a URL of the shop, whose origin proxies the sandbox. */
  pageUrl(path: string, besides: string | null): string;
}
