import type { Guard } from './guard.ts';

export const checkout: readonly Guard[] = [
  {
    name: 'checkout: a sent key is bound to the cookie',
    file: 'api/src/modules/checkout/intent/checkout-key.ts',
    find: 'contentHash({ visitorHash, sentKey })',
    replace: 'contentHash({ sentKey })',
    test: 'tests/faults/payment/checkout-owner.test.ts',
  },
  {
    name: 'checkout: a derived key includes the client',
    file: 'api/src/modules/checkout/intent/checkout-key.ts',
    find: 'contentHash({ who: userId ?? visitorHash, content })',
    replace: 'contentHash({ content })',
    test: 'tests/faults/payment/checkout-owner.test.ts',
  },
  {
    name: 'checkout: a key without a cookie is long',
    file: 'api/src/modules/checkout/requester.ts',
    find: 'sentKey.length < SHORTEST_SECRET_KEY',
    replace: 'sentKey.length < 1',
    test: 'tests/faults/payment/checkout-owner.test.ts',
  },
  {
    name: 'checkout: a correction before the payment needs proof',
    file: 'api/src/modules/checkout/payment/process-payment.ts',
    find: 'if (reported?.isProven) await',
    replace: 'if (reported) await',
    test: 'tests/faults/payment/checkout-owner.test.ts',
  },
  {
    name: 'checkout: an unproven e-mail is not added beside a known address',
    file: 'api/src/modules/checkout/payment/complete-customer.ts',
    find: '(isProven || order.shippingAddress === null)',
    replace: '(isProven || true)',
    test: 'tests/faults/payment/checkout-owner.test.ts',
  },
  {
    name: 'checkout: a correction ends with the payment',
    file: 'api/src/modules/checkout/payment/complete-customer.ts',
    find: "guard: `o.status = 'pending'`",
    replace: "guard: 'true'",
    test: 'tests/faults/payment/checkout-owner.test.ts',
  },
  {
    name: 'hold: counted under a lock for a block',
    file: 'api/src/platform/db/migrations/20261122020000-checkout-owners.ts',
    find: 'perform pg_advisory_xact_lock(20261122, hashtext(block));',
    replace: 'perform 1;',
    test: 'tests/faults/stock/hold-limits.test.ts',
  },
  {
    name: 'hold: limits of visitor and block',
    file: 'api/src/modules/checkout/hold/hold-checkout.ts',
    find: 'if (lateExcess) throw',
    replace: 'if (!lateExcess === null) throw',
    test: 'tests/faults/stock/hold-limits.test.ts',
  },
  {
    name: 'hold: bags of one checkout',
    file: 'api/src/modules/checkout/hold/hold-bounds.ts',
    find: 'if (countBags(lines) <= most) return null;',
    replace: 'if (most > 0) return null;',
    test: 'tests/faults/stock/hold-limits.test.ts',
  },
  {
    name: 'hold: ends early while most of a product is held',
    file: 'api/src/modules/checkout/intent/end-idle-holds.ts',
    find: 's.held > s.available',
    replace: 'false',
    test: 'tests/faults/stock/hold-limits.test.ts',
  },
];
