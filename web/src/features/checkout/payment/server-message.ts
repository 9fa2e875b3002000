import { CombinedGraphQLErrors } from '@apollo/client';

/** Error codes whose message is written for the shopper. */
const SHOWN_CODES = new Set(['INVALID_INPUT', 'TOO_MANY', 'MISSING']);

export function serverMessage(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find((item) => SHOWN_CODES.has(String(item.extensions?.code)))?.message;
}
