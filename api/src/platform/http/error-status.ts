import type { Response } from 'express';
import {
  type FieldIssue,
  InvalidInput,
  Missing,
  NotAllowed,
  NotSignedIn,
  ProofRequired,
  SecondFactorMissing,
  TooMany,
} from '../lib/access-errors.ts';
import { isUnavailable } from './is-unavailable.ts';

/** The one code-to-status table of the REST edge. */
export const statusOfCode = {
  INVALID_INPUT: 400,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  PROOF_REQUIRED: 403,
  SECOND_FACTOR_MISSING: 403,
  SECOND_FACTOR_REQUIRED: 401,
  MISSING: 404,
  TOO_MANY: 429,
  WRONG_CREDENTIALS: 401,
  EMAIL_TAKEN: 409,
  ORDER_CLAIM_REFUSED: 409,
  RESET_TOKEN_INVALID: 400,
  INVITE_INVALID: 400,
  STAFF_CHANGE_REFUSED: 409,
  ONE_AT_A_TIME: 409,
  COFFEE_UNAVAILABLE: 404,
  STALE_EDIT: 409,
  ORDER_DEED_REFUSED: 409,
  ORDER_VIEW_NAME_TAKEN: 409,
  BULK_COUNT_CHANGED: 409,
  CART_INVALID: 400,
  COUPON_REFUSED: 400,
  COUPON_CODE_TAKEN: 409,
  INVOICE_KEY_USED: 409,
  INVOICE_NOT_MAILABLE: 409,
  SLUG_TAKEN: 409,
  PICTURE_REFUSED: 400,
  OUT_OF_STOCK: 409,
  TOTAL_CHANGED: 409,
  QUOTE_EXPIRED: 409,
  RATE_NOT_FREE: 409,
  ALREADY_PAID: 409,
  HOLD_LIMIT: 429,
  PAYMENT_PENDING: 409,
  PAYMENT_REFUNDED: 409,
  PAYMENT_NOT_COMPLETED: 402,
  REFUND_REFUSED: 409,
  PAYMENT_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type FailureCode = keyof typeof statusOfCode;

export const UNAVAILABLE_MESSAGE = 'Please try again in a moment.';
export const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again.';
/** PostgreSQL restarts within seconds; a client that comes back sooner only adds load. */
export const UNAVAILABLE_RETRY_SECONDS = 2;

export interface Failure {
  code: FailureCode;
  message: string;
  issues?: FieldIssue[];
  retryAfterSeconds?: number;
}

/** What the outside may know of a thrown error, alike for REST and GraphQL; anything unforeseen is masked. */
export function failureOf(error: unknown): Failure {
  if (error instanceof InvalidInput)
    return { code: error.code, message: error.message || 'The input cannot be read', issues: error.issues };
  if (error instanceof NotSignedIn) return { code: error.code, message: error.message || 'Please sign in first' };
  if (error instanceof NotAllowed) return { code: error.code, message: error.message || 'You are not allowed to do that' };
  if (error instanceof ProofRequired || error instanceof SecondFactorMissing) return { code: error.code, message: error.message };
  if (error instanceof Missing) return { code: error.code, message: error.message || 'Not found' };
  if (error instanceof TooMany) return { code: error.code, message: error.message, retryAfterSeconds: error.retryAfterSeconds };
  if (isUnavailable(error)) return { code: 'UNAVAILABLE', message: UNAVAILABLE_MESSAGE, retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS };
  return { code: 'INTERNAL', message: INTERNAL_MESSAGE };
}

function isKnownCode(code: string): code is FailureCode {
  return Object.hasOwn(statusOfCode, code);
}

/** Answers a refusal (a UserError) at the REST edge: its status, its code, its message, and what a route adds. */
export function answerRefusal(res: Response, refusal: { code: string; message: string }, extra: Record<string, unknown> = {}): void {
  const { code, message } = refusal;
  res.status(isKnownCode(code) ? statusOfCode[code] : 400).json({ ...extra, code, message });
}
