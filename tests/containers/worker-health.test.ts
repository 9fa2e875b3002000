import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Containers, docker, PORT, startContainers, until } from './compose.ts';

const shopUrl = `http://127.0.0.1:${PORT}`;

/** Signals the worker's own process: the container's first process is an init that does not forward SIGSTOP. */
function signalWorker(signal: 'SIGSTOP' | 'SIGCONT') {
  return `
const fs = require('node:fs');
const isWorker = (id) => { try { const [command, ...args] = fs.readFileSync('/proc/' + id + '/cmdline', 'utf8').split('\\0'); return command === 'node' && args.includes('worker/dist/main.js') } catch { return false } };
process.kill(Number(fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).find(isWorker)), '${signal}');`;
}

function healthOf(id: string): Promise<string> {
  return docker('inspect', '-f', '{{.State.Health.Status}}', id);
}
const READYZ = `fetch('http://127.0.0.1:3100/readyz').then(async (r) => console.log(r.status, await r.text()))`;

describe('health checks of the containers', () => {
  let stack: Containers;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'brew-compose-'));
    const override = join(folder, 'compose.override.yaml');
    writeFileSync(join(folder, 'redis-url'), 'redis://redis:6379\n', { mode: 0o644 });
    const service = {
      environment: { REDIS_URL_FILE: '/run/redis-url' },
      volumes: [`${join(folder, 'redis-url')}:/run/redis-url:ro`],
    };
    // Compose reads JSON as YAML.
    writeFileSync(override, JSON.stringify({ services: { api: service, worker: service } }));
    stack = await startContainers({ files: ['docker-compose.yml', override] });
  });
  afterAll(async () => {
    await stack?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('INF-24 api and worker read REDIS_URL_FILE', async () => {
    const [api] = await stack.idsOf('api');
    expect(await stack.node(api!, READYZ)).toContain('"redis":"ok"');
  });

  it('INF-20 a worker stopped by SIGSTOP becomes unhealthy, and healthy again after SIGCONT', async () => {
    const [worker] = await stack.idsOf('worker');
    expect(await healthOf(worker!)).toBe('healthy');
    await stack.node(worker!, signalWorker('SIGSTOP'));
    await until('unhealthy', 120_000, async () => (await healthOf(worker!)) === 'unhealthy');
    const log = await docker('inspect', '-f', '{{range .State.Health.Log}}{{.Output}}{{end}}', worker!);
    expect(log).toMatch(/no heartbeat for \d+ s/);
    await stack.node(worker!, signalWorker('SIGCONT'));
    await stack.untilHealthy(worker!);
  });

  it('INF-22 an api without Redis stays healthy, reports it, and takes orders', async () => {
    const [api] = await stack.idsOf('api');
    await stack.compose('stop', 'redis');
    try {
      await until('degraded', 30_000, async () => (await stack.node(api!, READYZ)).startsWith('200 {"status":"degraded"'));
      const body = JSON.stringify({ amount: 21.99, cartItems: [{ id: 'dukes-spice', quantity: 1, grindType: 'Ground' }] });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${shopUrl}/api/create-payment-intent`, { method: 'POST', headers, body })).status).toBe(200);
      expect((await fetch(`${shopUrl}/store`)).status).toBe(200);
      expect(await healthOf(api!)).toBe('healthy');
    } finally {
      await stack.compose('start', 'redis');
    }
    await until('ready', 30_000, async () => (await stack.node(api!, READYZ)).startsWith('200 {"status":"ready"'));
  });
});
