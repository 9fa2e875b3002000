import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Child, ChildExit } from './child.ts';
import { type StartPart, supervise } from './supervise.ts';

type FakeChild = Child & { exit(exit: ChildExit): Promise<void> };

const killed: ChildExit = { code: null, signal: 'SIGKILL' };
const failed: ChildExit = { code: 3, signal: null };

/** Waits until the supervisor has handled the last event. */
function nextTick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function fakeChild(): FakeChild {
  const ended = Promise.withResolvers<ChildExit>();
  let hasExited = false;
  function end(status: ChildExit): void {
    hasExited = true;
    ended.resolve(status);
  }
  return {
    name: 'fake',
    pid: 1,
    exited: ended.promise,
    hasExited: () => hasExited,
    lastLines: () => [],
    kill: () => undefined,
    send: () => undefined,
    ask: () => Promise.resolve(),
    stop: async () => (end({ code: 0, signal: null }), ended.promise),
    async exit(status) {
      end(status);
      await nextTick();
    },
  };
}

async function superviseFakes(beforeReady: (child: FakeChild, nth: number) => Promise<void> = async () => undefined) {
  const children: FakeChild[] = [];
  const printed: string[] = [];
  const givenUp: string[] = [];
  const pauses: number[] = [];
  const start: StartPart = async (onSpawn) => {
    const child = fakeChild();
    children.push(child);
    onSpawn(child);
    await beforeReady(child, children.length);
    return child;
  };
  const report = { print: (line: string) => printed.push(line), onGivenUp: (reason: string) => givenUp.push(reason) };
  const part = supervise('worker', start, report, async (ms) => void pauses.push(ms));
  await nextTick();
  return { part, children, printed, givenUp, pauses };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('INF-26 restarts a part at once and reports it in one line', async () => {
  const { children, printed, pauses } = await superviseFakes();
  await children[0]?.exit(killed);
  expect(children).toHaveLength(2);
  expect(pauses).toEqual([]);
  expect(printed).toEqual(['worker was ended by SIGKILL; it is back after 0.0 s.']);
});

test('restarts a part that exits again at once with growing delays', async () => {
  const { children, printed, pauses } = await superviseFakes();
  for (let n = 0; n < 4; n += 1) await children[n]?.exit(failed);
  expect(children).toHaveLength(5);
  expect(pauses).toEqual([500, 1000, 2000]);
  expect(printed[1]).toBe('worker ended with code 3; starting it again in 0.5 s (2 of 5).');
});

test('INF-26 stops with one line after five restarts', async () => {
  const { children, givenUp } = await superviseFakes();
  for (let n = 0; n < 6; n += 1) await children[n]?.exit(failed);
  expect(children).toHaveLength(6);
  expect(givenUp).toEqual(['worker ended with code 3 and did not recover after 5 restarts.']);
});

test('stops restarting a part that never becomes ready', async () => {
  const { children, givenUp } = await superviseFakes(async (child, nth) => {
    if (nth === 1) return;
    await child.exit(failed);
    throw new Error('ended while it started');
  });
  await children[0]?.exit(killed);
  for (let n = 0; n < 12; n += 1) await nextTick();
  expect(children).toHaveLength(6);
  expect(givenUp).toEqual(['worker ended with code 3 and did not recover after 5 restarts.']);
});

test('INF-26 resets the count once a part has run for ten seconds', async () => {
  const { children, pauses } = await superviseFakes();
  for (let n = 0; n < 7; n += 1) {
    vi.setSystemTime(Date.now() + 11_000);
    await children[n]?.exit(killed);
  }
  expect(children).toHaveLength(8);
  expect(pauses).toEqual([]);
});

test('keeps a running part that is not ready before its timeout', async () => {
  const { children, printed, givenUp } = await superviseFakes(async (_child, nth) => {
    if (nth === 2) throw new Error('not ready within 90 s');
  });
  await children[0]?.exit(killed);
  expect(children).toHaveLength(2);
  expect([printed, givenUp]).toEqual([['worker was ended by SIGKILL; it was started again and is not ready yet.'], []]);
});

test('rejects when the first start fails', async () => {
  const { part, givenUp } = await superviseFakes(async () => {
    throw new Error('no port');
  });
  await expect(part.up).rejects.toThrow('no port');
  expect(givenUp).toEqual([]);
});

test('does not restart a part that was stopped', async () => {
  const { part, children, pauses } = await superviseFakes();
  await part.stop(0);
  expect([children.length, pauses.length]).toEqual([1, 0]);
});

test('INF-26 a stop cancels a running restart', async () => {
  const { part, children, printed } = await superviseFakes(async (child, nth) => {
    if (nth === 2) await child.exited;
  });
  await children[0]?.exit(killed);
  await part.stop(0);
  expect(children.map((child) => child.hasExited())).toEqual([true, true]);
  expect(printed).toEqual([]);
});

test('does not count a replacement as a failure', async () => {
  const { part, children, printed } = await superviseFakes();
  await part.restart();
  expect(children).toHaveLength(2);
  expect(printed).toEqual([]);
});

test('a replacement that does not start is reported in one line, and waits for the next', async () => {
  const { part, children, printed, givenUp } = await superviseFakes(async (child, nth) => {
    if (nth !== 2) return;
    await child.exit({ code: 1, signal: null });
    throw new Error('ended while it started');
  });
  await part.restart();
  expect(children).toHaveLength(2);
  expect(printed).toEqual([expect.stringContaining('does not start')]);
  await part.restart();
  expect(children).toHaveLength(3);
  expect(givenUp).toEqual([]);
});
