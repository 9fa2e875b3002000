import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildStale } from '../../../scripts/build.ts';
import type { BrowserSession } from '../../support/browser-session.ts';
import { makeShopper } from '../../support/factories/shoppers.ts';
import { residentMb } from '../../support/imports/resident-memory.ts';
import { startPostgres } from '../../support/start-postgres.ts';
import { startRedis } from '../../support/start-redis.ts';
import { startStack } from '../../support/start-stack.ts';
import { startPacedModel } from './paced-model.ts';

/** `node tests/bench/chat/bench-streams.ts 500 6` opens so many streams at once on one api process, so many times. */
const STREAMS = Number(process.argv[2] ?? 500);
const SINGLE_TURNS = 60;
/** The first turns run code that is not compiled yet. */
const WARM_UP = 20;
const ROUNDS = Number(process.argv[3] ?? 6);
/** Of the api, in MB. */
const HEAP_MB = 384;
/** Rounds until the heap has its size. */
const WARM_ROUNDS = 3;
/** Pause between the starts of two streams. */
const RAMP_MS = 20;

function print(line: string): void {
  return void process.stdout.write(`${line}\n`);
}
function percentile(times: readonly number[], share: number): string {
  return `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
}

await buildStale();
const model = await startPacedModel();
const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const stack = await startStack({
  databaseUrl: postgres.url,
  redisUrl: redis.url,
  workers: 0,
  env: {
    LOG_LEVEL: 'warn',
    // Without a limit the heap grows as far as the machine lets it before garbage is collected.
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    RATE_LIMIT_FACTOR: '100000',
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: 'sk-bench',
    OPENAI_MODEL: 'paced-1',
    CHAT_DAILY_MESSAGES: '100000',
    CHAT_DAILY_MESSAGES_ALL: '1000000',
    CHAT_TURN_SECONDS: '25',
  },
});

interface Talk {
  /** Milliseconds from the model's first word to the visitor's; null if the reply is no answer of the model. */
  firstWordMs: number | null;
  /** "complete" if all went well, else how the reply or the request ended. */
  ending: string;
}

/** One message, read as a stream to its end. */
async function talk(browser: BrowserSession): Promise<Talk> {
  const message = `Talk ${randomUUID()}`;
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(`${stack.baseUrl}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: stack.baseUrl, cookie },
    body: JSON.stringify({ message, sessionId: randomUUID().replaceAll('-', '').slice(0, 21), coffeeSlug: 'darth' }),
  });
  const decoder = new TextDecoder();
  let text = '';
  let firstWordMs: number | null = null;
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const since = model.firstWordAt.get(message);
    if (firstWordMs === null && since !== undefined && text.includes('event: delta')) firstWordMs = performance.now() - since;
  }
  const ending = /"status":"(complete|cut|stopped|fallback)"/.exec(text)?.[1] ?? `${response.status} ${text.slice(-200)}`;
  return { firstWordMs, ending };
}

const guest = (await makeShopper(stack)).browser;
const single: number[] = [];
for (let turn = 0; turn < SINGLE_TURNS; turn += 1) {
  const { firstWordMs } = await talk(guest);
  if (turn >= WARM_UP && firstWordMs !== null) single.push(firstWordMs);
}
print(`First word after the model's own, one visitor: p50 ${percentile(single, 0.5)}, p95 ${percentile(single, 0.95)} (p50 at most 20 ms)`);

print(`Signing ${STREAMS} visitors in ...`);
const browsers: BrowserSession[] = [];
while (browsers.length < STREAMS) {
  const batch = Math.min(20, STREAMS - browsers.length);
  browsers.push(...(await Promise.all(Array.from({ length: batch }, async () => (await makeShopper(stack)).browser))));
}
const rampMs = STREAMS * RAMP_MS;
Object.assign(model.pace, { words: 60, pauseMs: Math.ceil((rampMs + 6_000) / 60) });
const memory: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  let open = 0;
  let mostOpen = 0;
  const talks = browsers.map(async (browser, place) => {
    await pause(place * RAMP_MS);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    return talk(browser).finally(() => (open -= 1));
  });
  await pause(rampMs + 2_000);
  const openMb = residentMb(stack.api.pid);
  const times: number[] = [];
  let complete = 0;
  for (const { firstWordMs, ending } of await Promise.all(talks)) {
    if (firstWordMs !== null) times.push(firstWordMs);
    if (ending === 'complete') complete += 1;
    else print(`  ${ending}`);
  }
  memory.push(openMb);
  print(
    `Round ${round}: ${mostOpen} streams at once, ${complete} complete, first word p50 ${percentile(times, 0.5)}, memory of the api ${openMb.toFixed(0)} MB`,
  );
}
const growth = memory.at(-1)! - memory[WARM_ROUNDS - 1]!;
print(`Memory from round ${WARM_ROUNDS} to round ${ROUNDS}: ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB`);

await stack.close();
await Promise.all([postgres.close(), redis.close(), model.close()]);
