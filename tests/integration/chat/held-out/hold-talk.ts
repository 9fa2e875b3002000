import { createHash } from 'node:crypto';
import type { Shopper } from '../../../support/factories/shoppers.ts';
import type { TalkAnswer } from '../open-chat.ts';
import backstories from './talks/backstories.json' with { type: 'json' };
import conditions from './talks/conditions.json' with { type: 'json' };
import everyday from './talks/everyday.json' with { type: 'json' };
import furtherConditions from './talks/further/conditions.json' with { type: 'json' };
import severalPersons from './talks/further/persons.json' with { type: 'json' };
import furtherPointingBack from './talks/further/pointing-back.json' with { type: 'json' };
import unfamiliar from './talks/further/unfamiliar.json' with { type: 'json' };
import furtherVisitors from './talks/further/visitors.json' with { type: 'json' };
import households from './talks/households.json' with { type: 'json' };
import indirect from './talks/indirect.json' with { type: 'json' };
import more from './talks/more.json' with { type: 'json' };
import open from './talks/open.json' with { type: 'json' };
import ordinary from './talks/ordinary.json' with { type: 'json' };
import persons from './talks/persons.json' with { type: 'json' };
import pointingBack from './talks/pointing-back.json' with { type: 'json' };
import sealedBackstories from './talks/sealed/backstories.json' with { type: 'json' };
import sealed from './talks/sealed/first.json' with { type: 'json' };
import sealedEveryday from './talks/sealed/everyday.json' with { type: 'json' };
import sealedFurther from './talks/sealed/further.json' with { type: 'json' };
import sealedOrdinary from './talks/sealed/ordinary.json' with { type: 'json' };
import sealedPersons from './talks/sealed/persons.json' with { type: 'json' };
import sealedVisitors from './talks/sealed/visitors.json' with { type: 'json' };
import talks from './talks/talks.json' with { type: 'json' };
import unseenQuestions from './talks/unseen-questions.json' with { type: 'json' };
import unseenWishes from './talks/unseen-wishes.json' with { type: 'json' };
import visitors from './talks/visitors.json' with { type: 'json' };

/** What a visitor says, and what the replies have to hold. Authors of rules or examples of the engine do not read the talks. */
export interface HeldOutTalk {
  kind: string;
  talk: string[];
  /** Products whose cards no reply may have; with `want`, the last reply. */
  forbid?: string[];
  /** The last reply has one of these cards. */
  want?: string[];
  /** The last reply has a card of each list. */
  wantAll?: string[][];
  maxCents?: number;
  cards?: string;
  chips?: string;
  /** Patterns of the last reply. */
  says?: string;
  saysAll?: string[];
  never?: string;
  /** The last reply has cards, and none of the reply before. */
  notRepeated?: boolean;
  notFallback?: boolean;
  /** The last reply quotes what was not understood. */
  quotes?: boolean;
}

/** Talks whose misses are printed. */
export const openTalks: readonly HeldOutTalk[] = [
  ...talks,
  ...open,
  ...more,
  ...unseenQuestions,
  ...unseenWishes,
  ...everyday,
  ...conditions,
  ...pointingBack,
  ...persons,
  ...visitors,
  ...backstories,
  ...indirect,
  ...ordinary,
  ...households,
  ...furtherConditions,
  ...furtherPointingBack,
  ...furtherVisitors,
];
/** Several persons with a wish each, the hardest kind. */
export const severalPersonsTalks: readonly HeldOutTalk[] = severalPersons;
/** Of authors who were told to say it in unusual words. */
export const unfamiliarTalks: readonly HeldOutTalk[] = unfamiliar;
/** Talks whose lines no failure prints, so that nobody writes rules for them. */
/** The first of them, and those written on 2026-11-28. */
export const firstSealedTalks: readonly HeldOutTalk[] = [
  ...sealed,
  ...sealedEveryday,
  ...sealedPersons,
  ...sealedVisitors,
  ...sealedBackstories,
  ...sealedOrdinary,
];
export const furtherSealedTalks: readonly HeldOutTalk[] = sealedFurther;
export const sealedTalks: readonly HeldOutTalk[] = [...firstSealedTalks, ...furtherSealedTalks];
export const allTalks: readonly HeldOutTalk[] = [...openTalks, ...severalPersonsTalks, ...unfamiliarTalks, ...sealedTalks];

/** How a failure names a talk: a sealed one by its kind alone. */
export function nameOf(expected: HeldOutTalk): string {
  return sealedTalks.includes(expected) ? `sealed ${expected.kind}` : `${expected.kind}: ${expected.talk.join(' / ')}`;
}

/** Holds a talk with an account that has held none, and returns all answers. */
export async function holdTalk({ browser }: Shopper, { talk }: HeldOutTalk, coffeeSlug: string): Promise<TalkAnswer[]> {
  // The model's lines depend on the session, so each talk has its own.
  const sessionId = createHash('sha256')
    .update(`${coffeeSlug} ${talk.join('\n')}`)
    .digest('base64url')
    .slice(0, 21);
  const answers: TalkAnswer[] = [];
  for (const message of talk) {
    const { status, body } = await browser.post<TalkAnswer>('/api/chat', { message, sessionId, coffeeSlug });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    answers.push(body);
  }
  return answers;
}

/** Cards of products that the talk rules out. */
export function forbiddenCards({ forbid = [], maxCents = Infinity, want }: HeldOutTalk, answers: TalkAnswer[]): string[] {
  return (want ? answers.slice(-1) : answers)
    .flatMap(({ cards }) => cards)
    .filter(({ slug, priceCents }) => forbid.includes(slug) || priceCents > maxCents)
    .map(({ slug }) => `card ${slug}`);
}

/** What is wrong with the last answer, beside forbidden cards. */
export function faultsOf(expected: HeldOutTalk, answers: TalkAnswer[]): string[] {
  const last = answers.at(-1)!;
  const text = last.reply.message;
  const cards = last.cards.map(({ slug }) => slug);
  const before = answers.at(-2)?.cards.map(({ slug }) => slug) ?? [];
  const lists = [...(expected.wantAll ?? []), ...(expected.want ? [expected.want] : [])];
  const patterns = [...(expected.saysAll ?? []), ...(expected.says ? [expected.says] : [])];
  return [
    ...lists.filter((list) => !list.some((slug) => cards.includes(slug))).map(() => `cards [${cards}]`),
    ...patterns.filter((pattern) => !new RegExp(pattern, 'i').test(text)).map((pattern) => `misses ${pattern}`),
    expected.cards === 'none' && cards.length > 0 && `cards [${cards}]`,
    expected.cards === 'some' && cards.length === 0 && 'no card',
    expected.chips === 'none' && last.chips.length > 0 && 'chips',
    expected.never && new RegExp(expected.never).test(text) && `says ${expected.never}`,
    expected.notRepeated && (cards.length === 0 || cards.some((slug) => before.includes(slug))) && `cards again [${cards}]`,
    expected.quotes && !/["“”‘’«»]/.test(text) && 'quotes nothing',
  ].filter((fault) => typeof fault === 'string');
}
