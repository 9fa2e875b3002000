import { startSandbox } from '../../../sandbox/src/index.ts';
import { checkText, repeatsIn, type Fault } from './check-answer.ts';
import { longTalk } from './long-talk.ts';
import { golden, runGolden, type Miss } from './run-golden.ts';
import { characters, openVisits } from './visit.ts';

/** The required share of correct answers. */
const LEAST_RIGHT = 0.95;
/** Faults that must not occur at all. */
const NEVER: Fault[] = ['hard-wish', 'unknown-slug', 'price', 'repeat', 'markup', 'protocol', 'mended'];
/** The largest share of equal sentences of two characters in answers to the same texts (mostly facts of brewing). */
const MOST_SHARED = 0.25;
const MOST_SHOWN = 40;

function print(line: string): void {
  return void process.stdout.write(`${line}\n`);
}
function percent(part: number, all: number): string {
  return `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
}

const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
const slugs = characters.map(({ slug }) => slug);
const startedAt = Date.now();
const report = await runGolden(sandbox.url, slugs);
const longTalkMisses = await runLongTalks();
await sandbox.close();

const misses = [...report.misses, ...longTalkMisses];
const right = [...report.byIntent.values()].reduce((sum, { right }) => sum + right, 0);
print(
  `${golden.length} utterances, ${slugs.length} characters, ${report.answers} answers in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
);
print('Prompt, tools, loop and checks: the shop’s own, over the seeded shelf.');
for (const [intent, tally] of [...report.byIntent].toSorted(([a], [b]) => a.localeCompare(b))) {
  print(`  ${intent.padEnd(14)} ${percent(tally.right, tally.all).padStart(8)}  (${tally.right}/${tally.all})`);
}
print(`right                     ${percent(right, report.answers)} (at least ${LEAST_RIGHT * 100} %)`);
for (const fault of NEVER) print(`${fault.padEnd(25)} ${misses.filter((miss) => miss.fault === fault).length} (0 allowed)`);
const shared = findMostShared(report.replies);
print(`phrases shared, worst pair ${percent(shared.share, 1)}: ${shared.pair} (at most ${MOST_SHARED * 100} %)`);
for (const miss of misses.slice(0, MOST_SHOWN))
  print(`- ${miss.character} · ${miss.said}\n    ${miss.fault}: ${miss.detail}\n    ${miss.reply}`);

const isBad = right / report.answers < LEAST_RIGHT || misses.some(({ fault }) => NEVER.includes(fault)) || shared.share > MOST_SHARED;
process.exitCode = isBad ? 1 : 0;

async function runLongTalks(): Promise<Miss[]> {
  const visits = openVisits(sandbox.url);
  const found: Miss[] = [];
  for (const character of characters) {
    const visit = visits(character, 'long');
    for (const text of longTalk) {
      const answer = await visit.say(text);
      found.push(
        ...checkText(answer).map(({ fault, detail }) => ({ character: character.slug, said: text, fault, detail, reply: answer.said })),
      );
    }
    found.push(
      ...repeatsIn(visit.replies).map((detail) => ({
        character: character.slug,
        said: 'long talk',
        fault: 'repeat' as const,
        detail,
        reply: '',
      })),
    );
  }
  return found;
}

/** The two most similar characters: the share of sentences that both use, with names and figures replaced. */
function findMostShared(replies: Map<string, string[]>): { pair: string; share: number } {
  const phrases = new Map([...replies].map(([slug, texts]) => [slug, new Set(texts.flatMap(sentencesWithoutFacts))]));
  let worst = { pair: '', share: 0 };
  for (const [a, own] of phrases) {
    for (const [b, theirs] of phrases) {
      if (a >= b) continue;
      const share = [...own].filter((sentence) => theirs.has(sentence)).length / Math.min(own.size, theirs.size);
      if (share > worst.share) worst = { pair: `${a} and ${b}`, share };
    }
  }
  return worst;
}

function sentencesWithoutFacts(text: string): string[] {
  const blank = characters.reduce((rest, { name }) => rest.replaceAll(name, '·'), text).replaceAll(/\$[\d.]+/g, '·');
  return blank.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(' ').length >= 3);
}
