import { afterEach, vi } from 'vitest';

const spies = (['error', 'warn'] as const).map((method) => ({ method, spy: vi.spyOn(console, method) }));

/** A warning nobody looks at hides the next one. A test that expects one mocks the method itself and clears it. */
afterEach(() => {
  const calls = spies.flatMap(({ method, spy }) => spy.mock.calls.map((args) => `console.${method}: ${args.map(String).join(' ')}`));
  for (const { spy } of spies) spy.mockClear();
  if (calls.length > 0) throw new Error(`The test printed to the console:\n${calls.join('\n')}`);
});
