import type Stripe from 'stripe';
import type { StripeCall } from '../wire/call.ts';
import { readInteger, readText, requireText } from '../wire/read-param.ts';
import { invalidRequest } from '../wire/stripe-error.ts';

const CLAUSE = /^(?:metadata\[["']([^"']+)["']\]|(\w+))\s*(:|>=|<=|>|<)\s*["']?([^"']*)["']?$/;

/** A subset of Stripe's search language: clauses on metadata, status, amount, currency and created, joined by AND. */
export function searchIntents({ sandbox, params }: StripeCall): Stripe.ApiSearchResult<Stripe.PaymentIntent> {
  const clauses = requireText(params, 'query')
    .split(/\s+AND\s+/i)
    .map(parseClause);
  const limit = readInteger(params, 'limit') ?? 10;
  const start = Number(readText(params, 'page') ?? 0) || 0;
  const found = sandbox.store.paymentIntents
    .newestFirst()
    .map(({ intent }) => intent)
    .filter((intent) => clauses.every((fits) => fits(intent)));
  const hasMore = found.length > start + limit;
  return {
    object: 'search_result',
    data: found.slice(start, start + limit),
    has_more: hasMore,
    next_page: hasMore ? String(start + limit) : null,
    url: '/v1/payment_intents/search',
  };
}

function parseClause(text: string): (intent: Stripe.PaymentIntent) => boolean {
  const match = CLAUSE.exec(text.trim());
  if (!match) throw invalidRequest(`We were unable to parse your search query: ${text}`, { param: 'query' });
  const [, key, field, operator, wanted = ''] = match;
  if (key !== undefined) return ({ metadata }) => metadata[key] === wanted;
  if (field === 'status' || field === 'currency') return (intent) => intent[field] === wanted;
  if (field !== 'amount' && field !== 'created')
    throw invalidRequest(`Field \`${field}\` is an unsupported search field for resource \`payment_intents\`.`, { param: 'query' });
  const limit = Number(wanted);
  return (intent) => {
    const value = intent[field];
    if (operator === '>') return value > limit;
    if (operator === '>=') return value >= limit;
    if (operator === '<') return value < limit;
    return operator === '<=' ? value <= limit : value === limit;
  };
}
