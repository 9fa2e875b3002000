import type { Sandbox } from '../../parts/sandbox.ts';
import type { ApiKey } from './api-key.ts';
import type { ParamMap } from './form-body.ts';

/** One authenticated, decoded request to the simulated Stripe API. */
export interface StripeCall {
  sandbox: Sandbox;
  key: ApiKey;
  params: ParamMap;
  /** The `:id` of the path, or ''. */
  id: string;
  requestId: string;
  idempotencyKey: string | null;
}

/** Changes without an API request (a page's button, the control API) create events with `request: null` fields. */
export type Cause =
  | Pick<StripeCall, 'sandbox' | 'requestId' | 'idempotencyKey'>
  | { sandbox: Sandbox; requestId: null; idempotencyKey: null };
