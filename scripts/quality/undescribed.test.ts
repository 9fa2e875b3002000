import { expect, it } from 'vitest';
import { findUndescribed } from './undescribed.ts';

it('names each type, field, argument, input and enum value without a description', () => {
  const schema = `
    type Query { "One order." order("Its number." number: Int!, email: String!): Order }
    "An order." type Order { totalCents: Int! "When it was paid." paidAt: String }
    type Refund { "In cents." cents: Int! }
    "An address." input Address { zip: String! }
    "A grind." enum Grind { "Whole beans." WHOLE_BEAN GROUND }
    interface UserError { "For programs." code: String! }
    union Result = Order | Refund
  `;
  expect(findUndescribed(schema)).toEqual([
    'Query.order.email',
    'Order.totalCents',
    'Refund',
    'Address.zip',
    'Grind.GROUND',
    'UserError',
    'Result',
  ]);
});
