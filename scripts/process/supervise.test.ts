import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Child, ChildExit } from './child.ts';
import { type StartPart, supervise } from './supervise.ts';

type FakeChild = Child & { die(exit: ChildExit): Promise<void> };

const killed: ChildExit = { code: null, signal: 'SIGKILL' };
const failed: ChildExit = { code: 3, signal: null };

/** Lets the supervisor do all it does about what just happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function fakeChild(): FakeChild {
  const ended = Promise.withResolvers<ChildExit>();
  let hasExited = false;
  function end(exit: ChildExit): void {
    hasExited = true;
    ended.resolve(exit);
  }
  return {
    name: 'fake',
    pid: 1,
    exited: ended.promise,
    hasExited: () => hasExited,
    lastLines: () => [],
    kill: () => undefined,
    stop: async () => (end({ code: 0, signal: null }), ended.promise),
    async die(exit) {
      end(exit);
      await settled();
    },
  };
}

async function superviseFakes(beforeReady: (child: FakeChild, nth: number) => Promise<void> = async () => undefined) {
  const children: FakeChild[] = [];
  const said: string[] = [];
  const givenUp: string[] = [];
  const pauses: number[] = [];
  const start: StartPart = async (onSpawn) => {
    const child = fakeChild();
    children.push(child);
    onSpawn(child);
    await beforeReady(child, children.length);
    return child;
  };
  const report = { say: (line: string) => said.push(line), onGivenUp: (reason: string) => givenUp.push(reason) };
  const part = supervise('worker', start, report, async (ms) => void pauses.push(ms));
  await settled();
  return { part, children, said, givenUp, pauses };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('INF-26 starts a part again at once and says so in one line', async () => {
  const { children, said, pauses } = await superviseFakes();
  await children[0]?.die(killed);
  expect(children).toHaveLength(2);
  expect(pauses).toEqual([]);
  expect(said).toEqual(['worker was ended by SIGKILL; it is back after 0.0 s.']);
});

test('pauses ever longer before a part that ends again right away', async () => {
  const { children, said, pauses } = await superviseFakes();
  for (let n = 0; n < 4; n += 1) await children[n]?.die(failed);
  expect(children).toHaveLength(5);
  expect(pauses).toEqual([500, 1000, 2000]);
  expect(said[1]).toBe('worker ended with code 3; starting it again in 0.5 s (2 of 5).');
});

test('INF-26 gives up with one line after five restarts', async () => {
  const { children, givenUp } = await superviseFakes();
  for (let n = 0; n < 6; n += 1) await children[n]?.die(failed);
  expect(children).toHaveLength(6);
  expect(givenUp).toEqual(['worker ended with code 3 and did not recover after 5 restarts.']);
});

test('gives up a part that ends each time before it is ready', async () => {
  const { children, givenUp } = await superviseFakes(async (child, nth) => {
    if (nth === 1) return;
    await child.die(failed);
    throw new Error('ended while it started');
  });
  await children[0]?.die(killed);
  for (let n = 0; n < 12; n += 1) await settled();
  expect(children).toHaveLength(6);
  expect(givenUp).toEqual(['worker ended with code 3 and did not recover after 5 restarts.']);
});

test('INF-26 counts afresh once a part has run for ten seconds', async () => {
  const { children, pauses } = await superviseFakes();
  for (let n = 0; n < 7; n += 1) {
    vi.setSystemTime(Date.now() + 11_000);
    await children[n]?.die(killed);
  }
  expect(children).toHaveLength(8);
  expect(pauses).toEqual([]);
});

test('keeps a part that runs and is not ready within its limit', async () => {
  const { children, said, givenUp } = await superviseFakes(async (_child, nth) => {
    if (nth === 2) throw new Error('not ready within 90 s');
  });
  await children[0]?.die(killed);
  expect(children).toHaveLength(2);
  expect([said, givenUp]).toEqual([['worker was ended by SIGKILL; it was started again and is not ready yet.'], []]);
});

test('rejects when the first start fails', async () => {
  const { part, givenUp } = await superviseFakes(async () => {
    throw new Error('no port');
  });
  await expect(part.up).rejects.toThrow('no port');
  expect(givenUp).toEqual([]);
});

test('does not start again what was asked to stop', async () => {
  const { part, children, pauses } = await superviseFakes();
  await part.stop(0);
  expect([children.length, pauses.length]).toEqual([1, 0]);
});

test('INF-26 a stop ends a restart that is under way', async () => {
  const { part, children, said } = await superviseFakes(async (child, nth) => {
    if (nth === 2) await child.exited;
  });
  await children[0]?.die(killed);
  await part.stop(0);
  expect(children.map((child) => child.hasExited())).toEqual([true, true]);
  expect(said).toEqual([]);
});

test('takes a replacement for no failure', async () => {
  const { part, children, said } = await superviseFakes();
  await part.restart();
  expect(children).toHaveLength(2);
  expect(said).toEqual([]);
});
