import { writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { learnIntents, startSandbox } from '../../../../sandbox/src/index.ts';
import { moveToNewAccount } from '../../../support/factories/new-account.ts';
import { makeShopper, type Shopper } from '../../../support/factories/shoppers.ts';
import { setupShop } from '../../../support/open-shop.ts';
import {
  faultsOf,
  forbiddenCards,
  type HeldOutTalk,
  holdTalk,
  openTalks,
  sealedTalks,
  severalPersonsTalks,
  unfamiliarTalks,
} from './hold-talk.ts';

interface Outcome {
  kind: string;
  /** Forbidden cards and faults in danger, of which there may be none. */
  broken: string[];
  misses: string[];
  entry: object;
}

/** Of a talk test on a slow machine, in milliseconds. */
export const TALKS_TIMEOUT = 1_500_000;

/** Decides with whom a talk is held. */
function placeOf(talk: HeldOutTalk): number {
  return Math.max(...[openTalks, severalPersonsTalks, unfamiliarTalks, sealedTalks].map((talks) => talks.indexOf(talk)));
}

/** With the built-in engine behind the chat: holds every talk, one after the other, each with another character, and judges its last reply. */
export function setupJudge(): (talks: readonly HeldOutTalk[]) => Promise<Outcome[]> {
  const shop = setupShop(async () => ({ processes: 'in-process', sandbox: await startSandbox({ port: 0, smtpPort: 0 }) }));
  let shopper: Shopper;
  let slugs: string[];
  beforeAll(async () => {
    learnIntents();
    shopper = await makeShopper(shop);
    slugs = (await shopper.browser.get<{ slug: string }[]>('/api/coffees')).body.map(({ slug }) => slug);
  });

  /** Whether the engine took the last message for nothing that it knows. */
  async function isFallback(): Promise<boolean> {
    const answer = await fetch(`${shop.sandboxUrl}/_sandbox/openai/requests?limit=1`);
    const { requests } = (await answer.json()) as { requests: { intent: string }[] };
    return ['off-topic', 'nonsense'].includes(requests[0]?.intent ?? '');
  }

  return async (talks) => {
    const outcomes: Outcome[] = [];
    for (const expected of talks) {
      shopper = await moveToNewAccount(shop, shopper);
      const answers = await holdTalk(shopper, expected, slugs[placeOf(expected) % slugs.length]!);
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
  };
}

/** Writes JSON to the file that HELD_OUT_LOG names, with `end` behind its name; without HELD_OUT_LOG, nothing. */
export async function writeLog(end: string, log: object): Promise<void> {
  const file = process.env['HELD_OUT_LOG'];
  if (file) await writeFile(`${file}.${end}`, JSON.stringify(log, null, 1));
}

/** The aim is 5 of 100. */
const MOST_OPEN_MISSED = 0.05;

/** A test of open talks, whose misses HELD_OUT_LOG lists. */
export function testOpenTalks(name: string, talks: readonly HeldOutTalk[], mostMissed = MOST_OPEN_MISSED): void {
  const judge = setupJudge();
  test(
    `of the ${name} talks that the authors of the engine have not read, the larger part is answered, and no hard wish is broken`,
    { timeout: TALKS_TIMEOUT },
    async () => {
      const outcomes = await judge(talks);
      const broken = outcomes.flatMap((outcome) => outcome.broken);
      const misses = outcomes.flatMap((outcome) => outcome.misses);
      await writeLog(name, { broken, misses, log: outcomes.map(({ entry }) => entry) });
      expect(broken).toEqual([]);
      expect(misses.length / talks.length, misses.join('\n')).toBeLessThanOrEqual(mostMissed);
    },
  );
}
