import { writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { learnIntents, startSandbox } from '../../../../sandbox/src/index.ts';
import { makeShopper } from '../../../support/factories/shoppers.ts';
import { setupShop } from '../../../support/open-shop.ts';
import { faultsOf, forbiddenCards, type HeldOutTalk, holdTalk, openTalks, sealedTalks } from './hold-talk.ts';

const shop = setupShop(async () => ({ processes: 'in-process', sandbox: await startSandbox({ port: 0, smtpPort: 0 }) }));
let slugs: string[];
beforeAll(async () => {
  learnIntents();
  const { browser } = await makeShopper(shop);
  slugs = (await browser.get<{ slug: string }[]>('/api/coffees')).body.map(({ slug }) => slug);
});

/** Whether the engine took the last message for nothing that it knows. */
async function isFallback(): Promise<boolean> {
  const answer = await fetch(`${shop.sandboxUrl}/_sandbox/openai/requests?limit=1`);
  const { requests } = (await answer.json()) as { requests: { intent: string }[] };
  return ['off-topic', 'nonsense'].includes(requests[0]?.intent ?? '');
}

interface Outcome {
  kind: string;
  /** Forbidden cards and faults in danger, of which there may be none. */
  broken: string[];
  misses: string[];
  entry: object;
}

async function judge(talks: readonly HeldOutTalk[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [index, expected] of talks.entries()) {
    const answers = await holdTalk(shop, expected, slugs[index % slugs.length]!);
    const { kind } = expected;
    const said = `${kind}: ${expected.talk.join(' / ')}`;
    const forbidden = forbiddenCards(expected, answers);
    const faults = faultsOf(expected, answers);
    if (expected.notFallback && (await isFallback())) faults.push('not understood');
    const broken = [...(forbidden.length > 0 ? [forbidden.join(', ')] : []), ...(kind === 'danger' ? faults : [])];
    outcomes.push({
      kind,
      broken: broken.map((fault) => `${said} -> ${fault}`),
      misses: faults.length > 0 ? [`${said} -> ${faults.join(', ')}`] : [],
      entry: {
        said,
        replies: answers.map(({ reply, cards, chips }) => [reply.message, cards.map(({ slug }) => slug), chips]),
        forbidden,
        faults,
      },
    });
  }
  return outcomes;
}

const logFile = process.env['HELD_OUT_LOG'];

async function writeLog(file: string, outcomes: Outcome[]): Promise<void> {
  const broken = outcomes.flatMap((outcome) => outcome.broken);
  const misses = outcomes.flatMap((outcome) => outcome.misses);
  await writeFile(file, JSON.stringify({ broken, misses, log: outcomes.map(({ entry }) => entry) }, null, 1));
}

function perKind(outcomes: Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of outcomes) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** The aim is 5 of 100. */
const MOST_OPEN_MISSED = 0.05;

test(
  'of the talks that the authors of the engine have not read, the larger part is answered, and no hard wish is broken',
  { timeout: 1_500_000 },
  async () => {
    const outcomes = await judge(openTalks);
    if (logFile) await writeLog(logFile, outcomes);
    const misses = outcomes.flatMap((outcome) => outcome.misses);
    expect(outcomes.flatMap(({ broken }) => broken)).toEqual([]);
    // What is missing is listed by HELD_OUT_LOG.
    expect(misses.length / openTalks.length, misses.join('\n')).toBeLessThanOrEqual(MOST_OPEN_MISSED);
  },
);

/** As measured when they were written; the aim is 5 of 100 missed. It only ever becomes smaller. */
const MOST_MISSED = 0.075;

test(
  'of the sealed talks no danger is missed and no hard wish broken, and as much is answered as ever; a failure shows only how many of each kind',
  { timeout: 1_500_000 },
  async () => {
    const outcomes = await judge(sealedTalks);
    if (logFile && process.env['HELD_OUT_SEALED'] === '1') await writeLog(`${logFile}.sealed`, outcomes);
    const broken = outcomes.filter((outcome) => outcome.broken.length > 0);
    const missed = outcomes.filter((outcome) => outcome.broken.length + outcome.misses.length > 0);
    const missesPerKind = JSON.stringify(perKind(missed));
    expect(perKind(broken), missesPerKind).toEqual({});
    expect(missed.length / sealedTalks.length, missesPerKind).toBeLessThanOrEqual(MOST_MISSED);
  },
);
