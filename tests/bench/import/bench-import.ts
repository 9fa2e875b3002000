import { createReadStream, mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { buildStale } from '../../../scripts/build.ts';
import { openBrowser } from '../../support/browser-session.ts';
import { residentMb } from '../../support/imports/resident-memory.ts';
import { adminLogin } from '../../support/shop/staff.ts';
import { startPostgres } from '../../support/start-postgres.ts';
import { startRedis } from '../../support/start-redis.ts';
import { startStack } from '../../support/start-stack.ts';
import { COLUMNS, writeOrderFile } from './write-file.ts';

/** `npm run bench:import -- 100000 500` imports a file with so many rows, whose notes fill it up to so many MB. */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const MEGABYTES = Number(process.argv[3] ?? 0);
/** How often the state of the import and the memory of the processes are read. */
const STATE_MS = 250;
/** Pause between two requests of the visitor. */
const VISITOR_MS = 40;
const IDLE_SECONDS = 10;

function print(line: string): void {
  return void process.stdout.write(`${line}\n`);
}
function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

await buildStale();
const folder = mkdtempSync(join(tmpdir(), 'brew-bench-import-'));
const path = join(folder, 'orders.csv');
const orders = await writeOrderFile(path, ROWS, MEGABYTES);
const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const stack = await startStack({ databaseUrl: postgres.url, redisUrl: redis.url, env: { LOG_LEVEL: 'warn' } });
const client = new pg.Client({ connectionString: postgres.url });

/** Seconds of COPY of the file into a table of texts, as \copy does it. */
async function bareCopy(): Promise<number> {
  await client.query(
    `create unlogged table bare (${COLUMNS.split(',')
      .map((name) => `"${name}" text`)
      .join(', ')})`,
  );
  const startedAt = performance.now();
  await pipeline(createReadStream(path), client.query(copyFrom('copy bare from stdin (format csv, header true)')));
  const seconds = (performance.now() - startedAt) / 1000;
  await client.query('drop table bare');
  return seconds;
}

/** Phase -> when it began, seconds of the server's clock. */
const phases = new Map<string, number>();
async function notePhase(): Promise<void> {
  const { rows } = await client.query<{ phase: string; at: number }>(
    `select phase, extract(epoch from phase_started_at)::float8 as at from import_progress`,
  );
  for (const { phase, at } of rows) phases.set(phase, at);
}

let times: number[] = [];
let most = { api: 0, worker: 0 };
let isOver = false;
/** A visitor who loads the products again and again. */
async function visit(): Promise<void> {
  while (!isOver) {
    const startedAt = performance.now();
    await (await fetch(`${stack.baseUrl}/api/products`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await pause(VISITOR_MS);
  }
}
async function watch(): Promise<void> {
  while (!isOver) {
    await notePhase();
    most = { api: Math.max(most.api, residentMb(stack.api.pid)), worker: Math.max(most.worker, residentMb(stack.worker.pid)) };
    await pause(STATE_MS);
  }
}

interface Answer {
  run: string;
  state: string;
  message?: string;
}

try {
  await client.connect();
  const copySeconds = await bareCopy();
  const browser = openBrowser(stack.baseUrl);
  await browser.post('/api/auth/admin-login', adminLogin);
  const watching = Promise.all([visit(), watch()]);
  await pause(IDLE_SECONDS * 1000);
  const idle = { times, ...most };
  times = [];

  const form = new FormData();
  form.append('file', await openAsBlob(path, { type: 'text/csv' }), 'orders.csv');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = await fetch(`${stack.baseUrl}/api/admin/import-orders-csv`, { method: 'POST', body: form, headers: { cookie } });
  let answer = (await sent.json()) as Answer;
  while (!['done', 'refused'].includes(answer.state)) {
    await pause(STATE_MS);
    answer = (await browser.get<Answer>(`/api/admin/imports/${answer.run}`)).body;
  }
  const { rows: facts } = await client.query<{ upload: number; work: number; whole: number }>(
    `select extract(epoch from r.ended_at - r.created_at)::float8 as whole,
       (select extract(epoch from min(o.created_at) - r.created_at)::float8 from outbox o where o.subject like 'import:%') as upload,
       (select extract(epoch from max(o.done_at) - min(o.created_at))::float8 from outbox o where o.subject like 'import:%') as work from import_run r`,
  );
  const busy = { times, ...most };
  const [undoStart, undo] = [performance.now(), `mutation { undoImport(id: "${answer.run}") { __typename } }`];
  if (answer.state === 'done') await browser.graphql(undo);
  while (answer.state === 'done' || answer.state === 'undoing') {
    await pause(STATE_MS);
    answer = (await browser.get<Answer>(`/api/admin/imports/${answer.run}`)).body;
  }
  const undoSeconds = (performance.now() - undoStart) / 1000;
  isOver = true;
  await watching;

  const { upload, work, whole } = facts[0]!;
  print(
    `${ROWS.toLocaleString('en-US')} rows, ${orders.toLocaleString('en-US')} orders, ${(statSync(path).size / 1e6).toFixed(0)} MB; ${answer.state} ${answer.message ?? ''}`,
  );
  print(
    `bare COPY ${copySeconds.toFixed(1)} s; upload ${upload.toFixed(1)} s, work ${work.toFixed(1)} s, whole ${whole.toFixed(1)} s, ${(whole / copySeconds).toFixed(1)} times COPY`,
  );
  const [first = 0] = phases.values();
  print(`phases begin at (s): ${[...phases].map(([phase, at]) => `${phase} ${(at - first).toFixed(1)}`).join(', ')}`);
  print(`undo ${undoSeconds.toFixed(1)} s`);
  print(`memory above idle: api ${(busy.api - idle.api).toFixed(0)} MB, worker ${(busy.worker - idle.worker).toFixed(0)} MB`);
  for (const share of [0.5, 0.95]) {
    const [before, during] = [percentile(idle.times, share), percentile(busy.times, share)];
    print(
      `p${share * 100} of GET /api/products: ${before.toFixed(1)} ms idle (${idle.times.length} requests), ${during.toFixed(1)} ms while it runs (${busy.times.length}), ${(during / before).toFixed(1)} times`,
    );
  }
} finally {
  isOver = true;
  await client.end();
  await stack.close();
  await Promise.all([postgres.close(), redis.close()]);
  rmSync(folder, { recursive: true, force: true });
}
