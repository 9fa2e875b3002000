import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Containers, docker, PORT, startContainers, until } from './compose.ts';
import { type Answer, ask, countOutcomes, failuresOf, startTraffic, type Traffic } from './traffic.ts';

const shopUrl = `http://127.0.0.1:${PORT}`;
/** As in api/src/app/prepare-database.ts. */
const MIGRATION_LOCK = 7_202_601;
const READYZ = `fetch('http://127.0.0.1:3100/readyz').then(async (r) => console.log(await r.text()))`;
const KILL_API = `
const fs = require('node:fs');
const isApi = (id) => { try { const [command, ...args] = fs.readFileSync('/proc/' + id + '/cmdline', 'utf8').split('\\0'); return command === 'node' && args.includes('api/dist/main.js') } catch { return false } };
process.kill(Number(fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).find(isApi)), 'SIGKILL');`;

let stack: Containers;
let traffic: Traffic;
beforeAll(async () => {
  stack = await startContainers({ apis: 2 });
});
afterEach(() => traffic?.stop());
afterAll(() => stack?.close());

async function holdMigrationLock(): Promise<() => Promise<void>> {
  const [postgres] = await stack.idsOf('postgres');
  const psql = spawn('docker', ['exec', '-i', postgres!, 'psql', '-U', 'brewquest', '-d', 'brewquest', '-qAt'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  psql.stdin.write(`select pg_advisory_lock(${MIGRATION_LOCK});\\echo held\n`);
  let printed = '';
  psql.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await until('the migration lock', 10_000, async () => printed.includes('held'));
  return async () => {
    psql.stdin.end();
    await once(psql, 'exit');
  };
}

async function untilAnswers(more: number): Promise<void> {
  const before = traffic.answers.length;
  await until(`${more} more answers`, 160_000, async () => traffic.answers.length >= before + more);
}

function printOutcomes(title: string, answers: readonly Answer[]): void {
  return void process.stdout.write(`${title}: ${answers.length} requests, ${JSON.stringify(countOutcomes(answers))}\n`);
}

describe('the edge before several replicas', () => {
  it('INF-19 sends no request to a replica that waits for the migration lock', async () => {
    const release = await holdMigrationLock();
    traffic = startTraffic(shopUrl, { hasWrites: true });
    await stack.compose('up', '-d', '--no-recreate', '--scale', 'api=3', 'api');
    const id = (await stack.idsOf('api'))[2]!;
    await until('the third replica', 120_000, async () => (await docker('logs', id)).includes('answering health checks'));
    await untilAnswers(300);
    expect(await stack.node(id, READYZ)).toContain('"process":"starting"');
    const whileStarting = traffic.answers.length;
    await release();
    await stack.untilHealthy(id);
    await traffic.stop();
    // The replica logs only requests with a 4xx.
    await until('its first request', 60_000, async () => {
      await ask(`${shopUrl}/api/no-such-path`);
      return (await docker('logs', id)).includes('/api/no-such-path');
    });
    printOutcomes(`a starting replica (${whileStarting} while it waited)`, traffic.answers);
    expect(failuresOf(traffic.answers)).toEqual([]);
  });

  it('INF-19 loses no request while the replicas are restarted one after the other', async () => {
    traffic = startTraffic(shopUrl, { hasWrites: true });
    for (const id of await stack.idsOf('api')) {
      await untilAnswers(100);
      await docker('restart', '-t', '20', id);
      await stack.untilHealthy(id);
    }
    await untilAnswers(100);
    await traffic.stop();
    printOutcomes('a rolling restart', traffic.answers);
    expect(failuresOf(traffic.answers)).toEqual([]);
  });

  it.each([
    ['its process is killed and restarted', (id: string) => stack.node(id, KILL_API)],
    ['its container is killed and stays stopped', (id: string) => docker('kill', id)],
  ])('INF-19 loses no GET when a replica is killed: %s', async (title, kill) => {
    traffic = startTraffic(shopUrl, { hasWrites: true });
    await untilAnswers(100);
    const [, id] = await stack.idsOf('api');
    function startedAt() {
      return docker('inspect', '-f', '{{.State.StartedAt}}', id!);
    }
    const before = await startedAt();
    await kill(id!);
    await untilAnswers(200);
    if (title.includes('restarted')) await until('its restart', 60_000, async () => (await startedAt()) !== before);
    else await docker('start', id!);
    await stack.untilHealthy(id!);
    await untilAnswers(100);
    await traffic.stop();
    printOutcomes(title, traffic.answers);
    const failed = failuresOf(traffic.answers);
    expect(failed.filter(({ method }) => method === 'GET')).toEqual([]);
    // The killed replica may have executed the request, so only the client repeats it, with its idempotency key.
    for (const answer of failed) {
      expect(answer).toMatchObject({ method: 'POST', outcome: 502, type: 'application/json' });
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'UNAVAILABLE', message: 'Please try again in a moment.' });
    }
    expect(failed.length).toBeLessThanOrEqual(12);
  });
});
