import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Child, ChildExit } from './child.ts';
import { supervise } from './supervise.ts';

type FakeChild = Child & { die(exit: ChildExit): Promise<void> };

function fakeChild(): FakeChild {
  const ended = Promise.withResolvers<ChildExit>();
  return {
    name: 'fake',
    pid: 1,
    exited: ended.promise,
    hasExited: () => false,
    lastLines: () => [],
    kill: () => undefined,
    stop: async () => (ended.resolve({ code: 0, signal: null }), ended.promise),
    async die(exit) {
      ended.resolve(exit);
      await new Promise((resolve) => setImmediate(resolve)); // Lets the supervisor do all it does about it.
    },
  };
}

async function superviseFakes() {
  const children: FakeChild[] = [];
  const said: string[] = [];
  const givenUp: string[] = [];
  const pauses: number[] = [];
  const start = async (): Promise<Child> => {
    const child = fakeChild();
    children.push(child);
    return child;
  };
  const report = { say: (line: string) => said.push(line), onGivenUp: (reason: string) => givenUp.push(reason) };
  const service = supervise('worker', await start(), start, report, async (ms) => void pauses.push(ms));
  return { service, children, said, givenUp, pauses };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('starts a service again after a pause that doubles', async () => {
  const { children, said, pauses } = await superviseFakes();
  await children[0]?.die({ code: 3, signal: null });
  await children[1]?.die({ code: null, signal: 'SIGKILL' });
  expect(children).toHaveLength(3);
  expect(pauses).toEqual([500, 1000]);
  expect(said).toEqual([
    'worker ended with code 3; starting it again in 0.5 s (1 of 5).',
    'worker was ended by SIGKILL; starting it again in 1 s (2 of 5).',
  ]);
});

test('gives up after five restarts', async () => {
  const { children, givenUp } = await superviseFakes();
  for (let n = 0; n < 6; n += 1) await children[n]?.die({ code: 1, signal: null });
  expect(children).toHaveLength(6);
  expect(givenUp).toEqual(['worker ended with code 1 and did not recover after 5 restarts.']);
});

test('counts afresh once a service has run for a minute', async () => {
  const { children, pauses } = await superviseFakes();
  for (let n = 0; n < 7; n += 1) {
    vi.setSystemTime(Date.now() + 61_000);
    await children[n]?.die({ code: 1, signal: null });
  }
  expect(pauses).toEqual(Array.from({ length: 7 }, () => 500));
});

test('does not start again what was asked to stop', async () => {
  const { service, children, pauses } = await superviseFakes();
  await service.stop(0);
  expect([children.length, pauses.length]).toEqual([1, 0]);
});

test('takes a replacement for no failure', async () => {
  const { service, children, said } = await superviseFakes();
  await service.restart();
  expect(children).toHaveLength(2);
  expect(said).toEqual([]);
});
