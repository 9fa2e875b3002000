import { CombinedGraphQLErrors } from '@apollo/client';

/** Codes whose message is written for the shopper; everything else is a fault and stays vague. */
const SPOKEN = new Set(['INVALID_INPUT', 'TOO_MANY', 'MISSING']);

export function serverWords(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find((item) => SPOKEN.has(String(item.extensions?.code)))?.message;
}
