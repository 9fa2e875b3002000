import type { Guard } from './guard.ts';

export const jobs: readonly Guard[] = [
  {
    name: 'claim: before a label is bought',
    file: 'api/src/platform/context/fence-effects.ts',
    find: 'buyLabel: fenced(carrier.buyLabel)',
    replace: 'buyLabel: carrier.buyLabel',
    test: 'tests/faults/infrastructure/frozen-worker.test.ts',
  },
  {
    name: 'claim: before a mail is sent',
    file: 'api/src/platform/context/fence-effects.ts',
    find: 'mail.send(message, claim.assertHeld)',
    replace: 'mail.send(message)',
    test: 'tests/faults/infrastructure/lost-claim.test.ts',
  },
  {
    name: 'claim: before a refund',
    file: 'api/src/platform/context/fence-effects.ts',
    find: 'refund: fenced(payments.refund)',
    replace: 'refund: payments.refund',
    test: 'tests/faults/infrastructure/lost-claim.test.ts',
  },
  {
    name: 'claim: locked while an effect is recorded',
    file: 'api/src/platform/outbox/job-claim.ts',
    find: 'if (!claim) return;',
    replace: 'if (claim || !claim) return;',
    test: 'tests/faults/infrastructure/lost-claim.test.ts',
  },
  {
    name: 'label: recorded only where there is none',
    file: 'api/src/modules/orders/labels/buy-label.ts',
    find: "bought, event, { guard: 'o.tracking_number is null' })",
    replace: 'bought, event)',
    test: 'tests/faults/infrastructure/frozen-worker.test.ts',
  },
  {
    name: 'job: a parked job is reported',
    file: 'worker/src/schedules.ts',
    find: 'run: (_, ctx) => reportParked(ctx)',
    replace: 'run: async () => undefined',
    test: 'tests/faults/queue/parked-jobs.test.ts',
  },
  {
    name: 'worker: a missing heartbeat makes it unhealthy',
    file: 'worker/src/heartbeat.ts',
    find: 'ageSeconds > HEARTBEAT_TIMEOUT_SECONDS ?',
    replace: 'ageSeconds > Infinity ?',
    test: 'worker/src/heartbeat.test.ts',
  },
  {
    name: 'readiness: stays ready without Redis',
    file: 'api/src/platform/http/service/health.ts',
    find: "? 'degraded' : 'not ready'",
    replace: "? 'not ready' : 'not ready'",
    test: 'tests/faults/infrastructure/absent-at-boot.test.ts',
  },
];
