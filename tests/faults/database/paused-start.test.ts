import { requireDatabase } from '@brew-quest/api';
import { expect, inject, it } from 'vitest';
import { startTcpProxy } from '../../support/network/tcp-proxy.ts';
import { waitFor } from '../../support/invariants.ts';

const WAIT_MS = 200;

it('INF-36: a process that was paused longer than DATABASE_WAIT_SECONDS tries once more before it refuses to start', async () => {
  const { maintenanceUrl } = inject('stores');
  const proxy = await startTcpProxy({ port: Number(new URL(maintenanceUrl).port) });
  try {
    proxy.setMode({ kind: 'blackhole' });
    const isReached = requireDatabase({ DATABASE_URL: proxy.through(maintenanceUrl), DATABASE_WAIT_SECONDS: WAIT_MS / 1_000 });
    await waitFor(WAIT_MS, async () => proxy.connections() > 0);
    proxy.setMode({ kind: 'pass' });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
    await expect(isReached).resolves.toBeUndefined();
  } finally {
    await proxy.close();
  }
});
