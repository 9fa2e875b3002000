import { checkAnswer, repeatsIn, type Fault, type Golden, type Understood } from './check-answer.ts';
import utterances from './golden.json' with { type: 'json' };
import { characters, openVisits } from './visit.ts';

export const golden = utterances as Golden[];

export interface Miss {
  character: string;
  said: string;
  fault: Fault;
  detail: string;
  reply: string;
}

export interface Report {
  answers: number;
  byIntent: Map<string, { right: number; all: number }>;
  misses: Miss[];
  /** Replies by character, for the comparison of characters. */
  replies: Map<string, string[]>;
}

/** Runs the set for these characters, with a new conversation for each text. */
export async function runGolden(sandboxUrl: string, slugs: string[], set: Golden[] = golden): Promise<Report> {
  const visits = openVisits(sandboxUrl);
  const report: Report = { answers: 0, byIntent: new Map(), misses: [], replies: new Map() };
  for (const character of characters.filter(({ slug }) => slugs.includes(slug))) {
    const replies: string[] = [];
    for (const [index, entry] of set.entries()) {
      if ((entry.character && entry.character !== character.slug) || entry.notFor === character.slug) continue;
      const visit = visits(character, `golden-${index}`, entry.profile);
      for (const earlier of entry.history ?? []) await visit.say(earlier);
      const answer = await visit.say(entry.text);
      const faults = checkAnswer(entry, answer, await lastUnderstood(sandboxUrl));
      const said = [...(entry.history ?? []), entry.text].join(' / ');
      for (const sentence of repeatsIn(visit.replies)) faults.push({ fault: 'repeat', detail: sentence });
      report.misses.push(...faults.map(({ fault, detail }) => ({ character: character.slug, said, fault, detail, reply: answer.said })));
      const intent = [entry.intent].flat()[0] ?? '';
      const tally = report.byIntent.get(intent) ?? { right: 0, all: 0 };
      report.byIntent.set(intent, { right: tally.right + (faults.length === 0 ? 1 : 0), all: tally.all + 1 });
      report.answers += 1;
      replies.push(answer.said);
    }
    report.replies.set(character.slug, replies);
  }
  return report;
}

async function lastUnderstood(sandboxUrl: string): Promise<Understood> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/openai/requests?limit=1`);
  const { requests } = (await answer.json()) as { requests: Understood[] };
  return requests[0]!;
}
