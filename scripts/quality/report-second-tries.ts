import type { Reporter, TestCase } from 'vitest/node';

/** Names each test that passed at its second try, with why it failed at the first: Vitest prints the errors of failed tests alone. */
export const reportSecondTries: Reporter = {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const why = test.result().errors?.[0]?.message?.split('\n', 1)[0] ?? 'no reason given';
    process.stdout.write(` second try: ${test.module.relativeModuleId} > ${test.fullName}: ${why}\n`);
  },
};
