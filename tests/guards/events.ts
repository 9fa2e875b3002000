import type { Guard } from './guard.ts';

export const events: readonly Guard[] = [
  {
    name: 'payment: a closed payment is not checked again',
    file: 'api/src/modules/checkout/payment/reconcile-payments.ts',
    find: "if (outcome.kind === 'not-completed' && outcome.isCanceled)",
    replace: 'if (!outcome)',
    test: 'tests/faults/payment/reconcile.test.ts',
  },
  {
    name: 'payment: an event of another account, mode or currency',
    file: 'api/src/modules/checkout/payment/receive-payment-event.ts',
    find: 'if (doubt) return',
    replace: 'if (!event.id) return',
    test: 'tests/faults/payment/doubtful-events.test.ts',
    title: 'PAY-37',
  },
  {
    name: 'payment: mode of the intent',
    file: 'api/src/modules/checkout/payment/finalize-payment.ts',
    find: "if (intent.isLive !== (order.mode === 'live'))",
    replace: 'if (!intent.id)',
    test: 'tests/faults/payment/doubtful-events.test.ts',
    title: 'PAY-37',
  },
  {
    name: 'payment: an unknown intent is processed once',
    file: 'api/src/modules/checkout/payment/finalize-reported-payment.ts',
    find: "error.kind !== 'missing'",
    replace: 'error.kind',
    test: 'tests/faults/payment/doubtful-events.test.ts',
    title: 'PAY-38',
  },
  {
    name: 'payment: webhook with a future timestamp',
    file: 'api/src/platform/gateways/stripe/stripe-event.ts',
    find: 'if (isFromTheFuture(signature))',
    replace: 'if (!isFromTheFuture)',
    test: 'tests/faults/payment/webhook-signature.test.ts',
  },
  {
    name: 'sandbox: allow-list of the proxy',
    file: 'api/src/platform/http/service/sandbox-proxy.ts',
    find: 'return isCalled ? pathname + search : null;',
    replace: 'return isCalled === null ? null : pathname + search;',
    test: 'tests/integration/http/sandbox-proxy.test.ts',
  },
  {
    name: 'sandbox: secret keys from a browser',
    file: 'sandbox/src/stripe/wire/api-key.ts',
    find: 'if (isFromBrowser(request) &&',
    replace: 'if (!isFromBrowser &&',
    test: 'tests/integration/http/sandbox-visitors.test.ts',
  },
  {
    name: 'order: a move is in the table of legal moves',
    file: 'api/src/modules/orders/move-order.ts',
    find: 'where o.id = l.id and l.is_legal and',
    replace: 'where o.id = l.id and',
    test: 'tests/integration/orders/one-writer.test.ts',
    title: 'ORD-06',
  },
];
