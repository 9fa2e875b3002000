import type { Taste } from '../../../api/src/testing.ts';
import { type Answer, shelf } from './visit.ts';

export interface Golden {
  text: string;
  /** Only with this character. Without it, with all thirteen. */
  character?: string;
  /** Not with this character, because the text means something else to it. */
  notFor?: string;
  history?: string[];
  /** The taste profile in the prompt. */
  profile?: Taste;
  intent: string | string[];
  slots?: Record<string, unknown>;
  /** The answer must have cards, and only of these products. */
  allowedSlugs?: string[];
  forbiddenSlugs?: string[];
  /** A forbidden card is allowed if the text contains this. */
  unlessSays?: string;
  /** No product fits: the text has to say so before it offers any. */
  noMatch?: boolean;
  /** A pattern that the text has to match. */
  says?: string;
}

/** The control API's record of what the engine understood. */
export interface Understood {
  intent: string;
  wishes: Record<string, unknown>;
  turn: Record<string, unknown>;
}

export type Fault =
  | 'intent'
  | 'slots'
  | 'cards'
  | 'words'
  | 'hard-wish'
  | 'unknown-slug'
  | 'price'
  | 'markup'
  | 'repeat'
  | 'protocol'
  | 'mended';

/** One to read the words, two to look up, one to suggest, one to speak. */
const MOST_COMPLETIONS = 5;

/** The shop adds it where an allergy is known. */
const LABEL_LINE = /\n\nPlease check the label on the bag: [^\n]+$/;
const HONEST = /\bno\b|\bnot\b|nothing|none|n’t|nobody|never|quiet|bare|alas|doom|negative|empty|gone/i;
function includesAll(list: unknown, wanted: unknown[]): boolean {
  return Array.isArray(list) && wanted.every((item) => list.includes(item));
}

/** All faults of one answer. */
export function checkAnswer(golden: Golden, answer: Answer, understood: Understood): { fault: Fault; detail: string }[] {
  const faults: { fault: Fault; detail: string }[] = [];
  function add(fault: Fault, detail: string): void {
    return void faults.push({ fault, detail });
  }
  if (![golden.intent].flat().includes(understood.intent)) add('intent', understood.intent);
  for (const [name, wanted] of Object.entries(golden.slots ?? {})) {
    const got = understood.wishes[name] ?? understood.turn[name] ?? null;
    if (Array.isArray(wanted) ? !includesAll(got, wanted) : got !== wanted) add('slots', `${name}: ${JSON.stringify(got)}`);
  }
  const { cards, said: text } = answer;
  if (golden.allowedSlugs && cards.length === 0) add('cards', 'none');
  for (const slug of cards) {
    if (golden.allowedSlugs && !golden.allowedSlugs.includes(slug)) add('hard-wish', slug);
    const isExcused = golden.unlessSays !== undefined && new RegExp(golden.unlessSays, 'i').test(text);
    if (golden.forbiddenSlugs?.includes(slug) && !isExcused) add('hard-wish', slug);
    if (!answer.returned.some((product) => product.slug === slug)) add('unknown-slug', slug);
  }
  if (golden.noMatch && !HONEST.test(text)) add('hard-wish', 'offered without saying that nothing fits');
  const isSaid =
    golden.says === undefined || text.includes(golden.says) || (/[|]/.test(golden.says) && new RegExp(golden.says, 'i').test(text));
  if (!isSaid) add('words', `misses ${golden.says}`);
  faults.push(...checkText(answer));
  return faults;
}

/** Rules for every reply. */
export function checkText({ said: text, shown, cards, returned, completions, answers, chips }: Answer): { fault: Fault; detail: string }[] {
  const faults: { fault: Fault; detail: string }[] = [];
  const prices = text.match(/\$\d+(\.\d+)?/g) ?? [];
  const known = new Set([...returned.map(({ price }) => price), ...(JSON.stringify(answers).match(/\$\d+\.\d\d/g) ?? [])]);
  // A price that the visitor named may be repetitions ("at most $9.99").
  function isEcho(price: string): boolean {
    return text.includes(`at most ${price}`);
  }
  for (const price of prices) if (!known.has(price) && !isEcho(price)) faults.push({ fault: 'price', detail: price });
  for (const product of named(text)) {
    if (cards.length > 0 && prices.length > 0 && returned.length > 0 && !returned.some(({ slug }) => slug === product.slug))
      faults.push({ fault: 'unknown-slug', detail: product.name });
  }
  if (shown.replace(LABEL_LINE, '') !== text.trim()) faults.push({ fault: 'mended', detail: shown });
  for (const answer of answers)
    if (/invalid arguments|unknown tool/.test(String((answer as { error?: string }).error)))
      faults.push({ fault: 'protocol', detail: JSON.stringify(answer) });
  if (text.trim() === '' || completions > MOST_COMPLETIONS)
    faults.push({ fault: 'protocol', detail: `${completions} completions, "${text}"` });
  if (/<[a-z/]|\*\*|^#|\]\(|\{|\}|\bundefined\b|\bnull\b|\bNaN\b|\[object/im.test(text)) faults.push({ fault: 'markup', detail: text });
  if (/^(guest|you|user|visitor):/im.test(text)) faults.push({ fault: 'markup', detail: 'speaks for the guest' });
  if (cards.length > 3 || chips.length > 6 || chips.some((chip) => chip.length > 40))
    faults.push({ fault: 'protocol', detail: 'too many cards or chips' });
  return faults;
}

function named(text: string) {
  return shelf.products.filter(({ name }) => text.includes(name));
}

/** Sentences of three words and more that occur twice in ten consecutive replies. */
export function repeatsIn(replies: string[]): string[] {
  const sentences = replies.map((reply) =>
    reply
      .split(/(?<=[.!?…]["'”’)]?)\s+/)
      .map((one) =>
        one
          .toLowerCase()
          .replaceAll(/[^a-z0-9$]+/g, ' ')
          .trim(),
      )
      .filter((one) => one.split(' ').length >= 3),
  );
  const repetitions: string[] = [];
  for (const [at, now] of sentences.entries()) {
    const before = new Set(sentences.slice(Math.max(0, at - 9), at).flat());
    repetitions.push(...now.filter((sentence, place) => before.has(sentence) || now.indexOf(sentence) !== place));
  }
  return repetitions;
}
