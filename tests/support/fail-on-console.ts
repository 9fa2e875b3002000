import { afterEach, vi } from 'vitest';

const spies = (['error', 'warn'] as const).map((method) => ({ method, spy: vi.spyOn(console, method) }));

/** Fails on any console output, because ignored warnings hide new ones. A test that expects one mocks the method and clears it. */
afterEach(() => {
  const calls = spies.flatMap(({ method, spy }) => spy.mock.calls.map((args) => `console.${method}: ${args.map(String).join(' ')}`));
  for (const { spy } of spies) spy.mockClear();
  if (calls.length > 0) throw new Error(`The test printed to the console:\n${calls.join('\n')}`);
});
