/** One guard of the product: the source text that makes it, what is left without it, and the test that has to go red. */
export type Guard = {
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  test: string;
  /** Only tests whose title matches are run. */
  title?: string;
};

const money: Guard[] = [
  {
    name: 'payment: signature of a webhook',
    file: 'api/src/gateways/stripe-event.ts',
    find: 'return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);',
    replace: 'return JSON.parse(rawBody.toString()) as unknown;',
    test: 'tests/faults/payment/webhook-signature.test.ts',
  },
  {
    name: 'payment: age of a webhook',
    file: 'api/src/gateways/stripe-event.ts',
    find: 'const TOLERANCE_SECONDS = 300;',
    replace: 'const TOLERANCE_SECONDS = 1e9;',
    test: 'tests/faults/payment/webhook-signature.test.ts',
  },
  {
    name: 'payment: amount received equals the total',
    file: 'api/src/modules/checkout/settle/finalize-payment.ts',
    find: 'return intent.amountReceivedCents === order.total_cents ? null :',
    replace: 'return intent.amountReceivedCents >= 0 ? null :',
    test: 'tests/faults/payment/refunds-and-disputes.test.ts',
  },
  {
    name: 'payment: a paid order is not paid again',
    file: 'api/src/modules/checkout/settle/finalize-payment.ts',
    find: 'if (!isUnpaid(order.status)) {',
    replace: "if (order.status === 'refunded') {",
    test: 'tests/faults/payment/double-pay.test.ts',
    title: 'PAY-02',
  },
  {
    name: 'payment: one paid order a draft (unique index)',
    file: 'api/src/db/migrations/20261121000000-opening.ts',
    find: 'create unique index "orders_one_paid_per_draft"',
    replace: 'create index "orders_one_paid_per_draft"',
    test: 'tests/faults/payment/double-pay.test.ts',
  },
  {
    name: 'payment: idempotency key at the provider',
    file: 'api/src/modules/checkout/intent/create-payment-intent.ts',
    find: 'idempotencyKey: `order:${order.orderRef}:intent`,',
    replace: 'idempotencyKey: `order:${order.orderRef}:${Math.random()}`,',
    test: 'tests/faults/payment/provider-outage.test.ts',
  },
  {
    name: 'payment: expected total equals the server total',
    file: 'api/src/modules/checkout/intent/hold-checkout.ts',
    find: 'if (totals.totalCents !== request.expectedTotalCents) throw new Refused(totalChanged(totals));',
    replace: '',
    test: 'tests/integration/checkout/tampering.test.ts',
    title: 'PAY-12',
  },
  {
    name: 'payment: checkout session returns to the own origin',
    file: 'api/src/modules/checkout/intent/create-checkout-session.ts',
    find: 'if (new URL(url).origin !== origin) throw',
    replace: 'if (!origin) throw',
    test: 'tests/integration/checkout/tampering.test.ts',
    title: 'PAY-29',
  },
  {
    name: 'payment: limit of intents a visitor',
    file: 'api/src/modules/checkout/intent/create-payment-intent.ts',
    find: "await ctx.spend('paymentIntent');",
    replace: '',
    test: 'tests/faults/payment/limits.test.ts',
    title: 'PAY-27',
  },
];

const goods: Guard[] = [
  {
    name: 'stock: conditional update of the hold',
    file: 'api/src/modules/catalog/hold-stock.ts',
    find: "'s.available >= l.quantity and p.is_listed'",
    replace: "'p.is_listed'",
    test: 'tests/faults/stock/last-bag.test.ts',
    title: 'STK-01',
  },
  {
    name: 'stock: rows are locked in one order',
    file: 'api/src/modules/catalog/hold-stock.ts',
    find: 'order by s.id for update of s',
    replace: 'order by random() for update of s',
    test: 'tests/faults/stock/last-bag.test.ts',
    title: 'deadlock',
  },
  {
    name: 'stock: a hold is released once',
    file: 'api/src/modules/checkout/settle/release-order.ts',
    find: "if (order.status !== 'pending' || order.stockState !== 'held') return false;",
    replace: '',
    test: 'tests/faults/stock/last-bag.test.ts',
    title: 'STK-03',
  },
  {
    name: 'stock: the intent is canceled before its hold is released',
    file: 'api/src/modules/checkout/settle/sweep-checkouts.ts',
    find: 'if (order.paymentIntentId && !(await isRetired(ctx, order.paymentIntentId))) kept += 1;',
    replace: 'if (kept < 0) await isRetired(ctx, "");',
    test: 'tests/faults/payment/late-payment.test.ts',
  },
  {
    name: 'coupon: conditional update of the count',
    file: 'api/src/modules/coupons/coupons.service.ts',
    find: 'where code = ? and is_active and used_count < usage_limit and',
    replace: 'where code = ? and is_active and',
    test: 'tests/faults/coupons/last-use.test.ts',
    title: 'CPN-01',
  },
  {
    name: 'coupon: expiry is checked when it is taken',
    file: 'api/src/modules/coupons/coupons.service.ts',
    find: 'and (expires_at is null or expires_at > ?)\n     returning id',
    replace: 'and (expires_at is null or expires_at > ? or true)\n     returning id',
    test: 'tests/integration/coupons/coupon-terms.test.ts',
  },
  {
    name: 'coupon: a use is released once',
    file: 'api/src/modules/coupons/coupons.service.ts',
    find: "set state = 'released' where order_id = ? and state = 'held' returning coupon_id",
    replace: "set state = 'released' where order_id = ? returning coupon_id",
    test: 'tests/faults/coupons/last-use.test.ts',
  },
  {
    name: 'shipping: a quote belongs to its address',
    file: 'api/src/modules/shipping/find-quote.ts',
    find: 'return wanted.addressHash === null || wanted.addressHash === quote.addressHash ? quote : null;',
    replace: 'return quote;',
    test: 'tests/integration/checkout/tampering.test.ts',
    title: 'CRT-03',
  },
  {
    name: 'shipping: a quote expires',
    file: 'api/src/modules/shipping/find-quote.ts',
    find: '!quote || quote.expiresAt <= ctx.clock.now() ||',
    replace: '!quote ||',
    test: 'tests/integration/checkout/tampering.test.ts',
    title: 'CRT-03',
  },
  {
    name: 'label: an earlier purchase is looked up',
    file: 'api/src/modules/orders/buy-label.ts',
    find: "if (order.labelState !== 'buying' || !order.labelRateId) return null;",
    replace: "if (order.labelState !== 'none' || !order.labelRateId) return null;",
    test: 'tests/faults/carrier/carrier-labels.test.ts',
    title: 'connection broke',
  },
];

const access: Guard[] = [
  {
    name: 'session: a new id at sign-in',
    file: 'api/src/http/sessions/sessions.ts',
    find: 'await called((done) => store.regenerate(req, done));',
    replace: '',
    test: 'tests/integration/accounts/session.test.ts',
    title: 'AUT-01',
  },
  {
    name: 'session: ends with the password it began with',
    file: 'api/src/modules/accounts/signed-in.ts',
    find: 'return user && stampOf(user) === session.stamp ? user : null;',
    replace: 'return user;',
    test: 'tests/integration/accounts/password-reset.test.ts',
    title: 'AUT-08',
  },
  {
    name: 'session: a write from another site',
    file: 'api/src/http/guards/same-origin.ts',
    find: "if (isForeign || req.get('sec-fetch-site') === 'cross-site') {",
    replace: 'if (isForeign === null) {',
    test: 'tests/integration/access/foreign-writes.test.ts',
  },
  {
    name: 'role: rank of the signed-in user',
    file: 'api/src/modules/accounts/signed-in.ts',
    find: 'if (!user || ranks[user.role as Role] < ranks[role]) throw',
    replace: 'if (!user || ranks[role] < 0) throw',
    test: 'tests/integration/access/permission-matrix.test.ts',
  },
  {
    name: 'owner: own orders by user id',
    file: 'api/src/modules/orders/my-orders.ts',
    find: '{ userId: user.id, status: { $in: [...shown] } },',
    replace: '{ status: { $in: [...shown] } },',
    test: 'tests/integration/accounts/my-orders.test.ts',
  },
  {
    name: 'owner: an order is claimed with the mailed token',
    file: 'api/src/modules/orders/claim-order.ts',
    find: 'return presented.length === expected.length && timingSafeEqual(presented, expected) ? ref : null;',
    replace: 'return timingSafeEqual(expected, expected) && presented ? ref : null;',
    test: 'tests/integration/accounts/claim-order.test.ts',
  },
  {
    name: 'owner: a claimed order is not claimed again',
    file: 'api/src/modules/orders/claim-order.ts',
    find: "'o.user_id is null'",
    replace: "'true'",
    test: 'tests/integration/accounts/claim-order.test.ts',
  },
  {
    name: 'owner: a conversation by user id',
    file: 'api/src/modules/chat/history.ts',
    find: 'const own = { userId: user.id, sessionId, coffeeSlug };',
    replace: 'const own = { sessionId, coffeeSlug, isHidden: user.id < 0 };',
    test: 'tests/integration/chat/history.test.ts',
    title: 'CHT-08',
  },
  {
    name: 'reset token: used once',
    file: 'api/src/modules/accounts/passwords/password-reset.ts',
    find: 'where r.token_hash = ? and r.used_at is null and',
    replace: 'where r.token_hash = ? and',
    test: 'tests/integration/accounts/password-reset.test.ts',
    title: 'AUT-06',
  },
  {
    name: 'reset token: expires',
    file: 'api/src/modules/accounts/passwords/password-reset.ts',
    find: 'and r.expires_at > ?',
    replace: 'and (r.expires_at > ? or true)',
    test: 'tests/integration/accounts/password-reset.test.ts',
    title: 'AUT-06',
  },
  {
    name: 'reset token: the newest only',
    file: 'api/src/modules/accounts/passwords/password-reset.ts',
    find: 'and newer.id > r.id and',
    replace: 'and newer.id > r.id and false and',
    test: 'tests/integration/accounts/password-reset.test.ts',
    title: 'AUT-06',
  },
  {
    name: 'reset token: stored as a hash',
    file: 'api/src/modules/accounts/passwords/password-reset.ts',
    find: "createHash('sha256').update(token).digest('hex')",
    replace: "token || createHash('sha256').update(token).digest('hex')",
    test: 'tests/integration/accounts/password-reset.test.ts',
    title: 'AUT-07',
  },
];

const bounds: Guard[] = [
  {
    name: 'chat: budget of a day',
    file: 'api/src/modules/chat/budgets.ts',
    find: 'set spent = budget.spent + 1 where budget.spent < ? returning name',
    replace: 'set spent = budget.spent + 1 where budget.spent < ? + 1000000 returning name',
    test: 'tests/integration/chat/bounds.test.ts',
    title: 'CHT-04',
  },
  {
    name: 'GraphQL: depth',
    file: 'api/src/graphql/limits.ts',
    find: 'const MAX_DEPTH = 10;',
    replace: 'const MAX_DEPTH = 10_000;',
    test: 'tests/integration/http/graphql-edge.test.ts',
    title: 'GQL-01',
  },
  {
    name: 'outbox: parked after too many crashes',
    file: 'api/src/queue/outbox.ts',
    find: 'const MAX_DEATHS = 5;',
    replace: 'const MAX_DEATHS = 500;',
    test: 'tests/faults/infrastructure/unrunnable-jobs.test.ts',
    title: 'INF-11',
  },
  {
    name: 'outbox: a lease keeps other workers away',
    file: 'api/src/queue/outbox.ts',
    find: "and state = 'due' and (leased_until is null or leased_until <= now()) returning payload",
    replace: "and state = 'due' returning payload",
    test: 'tests/faults/carrier/carrier-labels.test.ts',
    title: 'lease',
  },
];

const fromOutside: Guard[] = [
  {
    name: 'payment: a closed payment is not asked about again',
    file: 'api/src/modules/checkout/settle/reconcile-payments.ts',
    find: "if (outcome.kind === 'not-completed' && outcome.isCanceled)",
    replace: 'if (!outcome)',
    test: 'tests/faults/payment/reconcile.test.ts',
  },
  {
    name: 'payment: an event of another account, mode or currency',
    file: 'api/src/modules/checkout/settle/receive-payment-event.ts',
    find: 'if (doubt) return',
    replace: 'if (!event.id) return',
    test: 'tests/faults/payment/doubtful-events.test.ts',
    title: 'PAY-37',
  },
  {
    name: 'payment: mode of the intent',
    file: 'api/src/modules/checkout/settle/finalize-payment.ts',
    find: "if (intent.isLive !== (order.mode === 'live'))",
    replace: 'if (!intent.id)',
    test: 'tests/faults/payment/doubtful-events.test.ts',
    title: 'PAY-37',
  },
  {
    name: 'payment: an unknown intent is looked at once',
    file: 'api/src/modules/checkout/settle/settle-reported-payment.ts',
    find: "error.kind !== 'missing'",
    replace: 'error.kind',
    test: 'tests/faults/payment/doubtful-events.test.ts',
    title: 'PAY-38',
  },
  {
    name: 'payment: webhook from the future',
    file: 'api/src/gateways/stripe-event.ts',
    find: 'if (isFromTheFuture(signature))',
    replace: 'if (!isFromTheFuture)',
    test: 'tests/faults/payment/webhook-signature.test.ts',
  },
  {
    name: 'sandbox: allow-list of the proxy',
    file: 'api/src/http/service/sandbox-proxy.ts',
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
];

const goingLive: Guard[] = [
  {
    name: 'staff: aligned with the environment',
    file: 'api/src/db/prepare.ts',
    find: '    await alignStaff(ctx);\n',
    replace: '',
    test: 'tests/faults/config/going-live.test.ts',
  },
  {
    name: 'staff: a live start refuses demo staff',
    file: 'api/src/db/prepare.ts',
    find: '    await refuseDemoStaff(ctx);\n',
    replace: '',
    test: 'tests/faults/config/going-live.test.ts',
  },
  {
    name: 'coupon: demo coupons end',
    file: 'api/src/db/prepare.ts',
    find: '    await endDemoCoupons(ctx);\n',
    replace: '',
    test: 'tests/faults/config/going-live.test.ts',
  },
  {
    name: 'order: sandbox orders are not counted live',
    file: 'api/src/modules/orders/orders.rules.ts',
    find: "  live: ['live'],",
    replace: "  live: ['sandbox', 'test', 'live'],",
    test: 'tests/faults/config/going-live.test.ts',
  },
  {
    name: 'label: none for a sandbox order',
    file: 'api/src/modules/orders/orders.rules.ts',
    find: "return shipping !== 'live' || orderMode === 'live';",
    replace: "return shipping !== 'live' || orderMode !== null;",
    test: 'tests/integration/config/no-real-label.test.ts',
  },
  {
    name: 'config: length of the session secret',
    file: 'api/src/config/session-secrets.ts',
    find: 'secret.length < SHORTEST',
    replace: 'secret.length < 0',
    test: 'tests/integration/config/secrets.test.ts',
  },
];

export const guards: readonly Guard[] = [...money, ...goods, ...access, ...bounds, ...fromOutside, ...goingLive];
