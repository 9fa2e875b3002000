import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { reportSecondTries } from './scripts/quality/report-second-tries.ts';

const require = createRequire(import.meta.url);

const shared = {
  // graphql ships as ESM and CommonJS and refuses schemas built with its other copy. Packages that Node loads get the CommonJS one.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
};

/** Integration and fault tests need PostgreSQL and Redis; both are started once for all files. */
const onRealStores = {
  environment: 'node',
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: ['tests/support/fail-on-console.ts'],
  pool: 'forks' as const,
  // As in the browser tests: on CI only, and the summary names what needed it.
  retry: process.env['CI'] ? 1 : 0,
};

const soaks = 'tests/faults/**/*.soak.test.ts';

export default defineConfig({
  test: {
    reporters: ['default', reportSecondTries],
    // One more than the two cores of CI: tests of faults wait for time-outs half of the time.
    maxWorkers: 3,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{api,worker,sandbox,web}/src/**/*.test.{ts,tsx}',
            '{scripts,web/art}/**/*.test.ts',
            'tests/{support,guards}/**/*.test.ts',
          ],
          setupFiles: ['tests/support/fail-on-console.ts'],
          // The first test of a file may train a classifier.
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          ...onRealStores,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          ...onRealStores,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: [soaks],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        // Needs Docker with compose: npm run test:containers.
        test: {
          name: 'containers',
          environment: 'node',
          include: ['tests/containers/**/*.test.ts'],
          globalSetup: ['tests/containers/build-images.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
      {
        ...shared,
        // Minutes long and random: by hand or at night (SOAK_SECONDS, SOAK_SEED).
        test: { ...onRealStores, name: 'soak', include: [soaks], fileParallelism: false, hookTimeout: 120_000 },
      },
    ],
  },
});
