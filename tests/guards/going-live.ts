import type { Guard } from './guard.ts';

export const goingLive: readonly Guard[] = [
  {
    name: 'staff: set from the environment',
    file: 'api/src/app/prepare-database.ts',
    find: '    await alignStaff(ctx);\n',
    replace: '',
    test: 'tests/faults/config/going-live.test.ts',
  },
  {
    name: 'staff: a live start refuses demo staff',
    file: 'api/src/app/prepare-database.ts',
    find: '    await refuseDemoStaff(ctx);\n',
    replace: '',
    test: 'tests/faults/config/going-live.test.ts',
  },
  {
    name: 'coupon: demo coupons expire',
    file: 'api/src/app/prepare-database.ts',
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
    name: 'config: live and test keys mixed',
    file: 'api/src/platform/config/providers.ts',
    find: '  problems.push(...modeProblems(raw, { payments, shipping }, { stripe: apiBase, shippo: shippoBase }));\n',
    replace: '  modeProblems(raw, { payments, shipping }, { stripe: apiBase, shippo: shippoBase });\n',
    test: 'tests/integration/config/environment.test.ts',
    title: 'INF-39',
  },
  {
    name: 'mail: encryption off loopback',
    file: 'api/src/platform/gateways/smtp/smtp.ts',
    find: '...(requiresTls && { requireTLS: true }),',
    replace: '...(requiresTls && { requireTLS: false }),',
    test: 'api/src/platform/gateways/smtp/require-tls.test.ts',
  },
  {
    name: 'config: length of the session secret',
    file: 'api/src/platform/config/session-secrets.ts',
    find: 'secret.length < SHORTEST',
    replace: 'secret.length < 0',
    test: 'tests/integration/config/secrets.test.ts',
  },
];
